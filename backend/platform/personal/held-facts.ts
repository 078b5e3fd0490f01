import { DateTime } from 'luxon';
import { capitalised } from '../../../events/kernel/capitalised.rules.js';
import { formatPhone } from '../../../events/kernel/phone.rules.js';
import { asText } from '../http/as-text.js';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const DAY = /^(\d{4})-(\d\d)-(\d\d)$/;
const PHONE = /^\+\d{8,15}$/;

type Held = Readonly<Record<string, unknown>>;

/** A row for somebody who reads it at home. What is blank is left out: there are many fields, and most say nothing. @returns HTML */
export function heldFacts(row: Held): string {
  const lines = Object.entries(row).filter(([, value]) => !isBlank(value));
  return `<dl>${lines.map(([name, value]) => `<dt>${asText(inWords(name))}</dt><dd>${said(value)}</dd>`).join('')}</dl>`;
}

function isBlank(value: unknown): boolean {
  return value === '' || value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** What holds more than one thing stands in lines of its own. */
function said(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => (isHeld(one) ? heldFacts(one) : `<div>${said(one)}</div>`)).join('');
  if (isHeld(value)) return isChange(value) ? `${saidOrDash(value.from)} → ${saidOrDash(value.to)}` : heldFacts(value);
  return asText(typeof value === 'boolean' ? (value ? 'Yes' : 'No') : asRead(String(value as string | number)));
}

function saidOrDash(value: unknown): string {
  return isBlank(value) ? '–' : said(value);
}

function isHeld(value: unknown): value is Held {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isChange(value: Held): value is { readonly from: unknown; readonly to: unknown } {
  return Object.keys(value).toSorted().join() === 'from,to';
}

/** Moments are told as the office has them. */
function asRead(value: string): string {
  if (INSTANT.test(value)) return DateTime.fromISO(value, { zone: 'America/New_York' }).toFormat("MM/dd/yyyy h:mm a 'in New York'");
  if (PHONE.test(value)) return formatPhone(value);
  return value.replace(DAY, '$2/$3/$1');
}

/** `mobilePhone` reads "Mobile phone", `LeadImported` "Lead imported". */
export function inWords(name: string): string {
  const spaced = name.replaceAll(/([a-z\d])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
  return capitalised(spaced);
}
