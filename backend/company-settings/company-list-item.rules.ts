import { companyListOf, itemFieldsOf, templatePlaceholders, type CompanyItemField, type CompanyListName } from '../../events/company/company-list.enums.js';
import type { CompanyItemFacts } from '../../events/company/company-settings.events.js';
import { roles } from '../../events/users/user.enums.js';
import { sameWeeks } from '../../events/kernel/weeks.rules.js';
import { canonicalAddress, isAddressRange } from './ip-address.rules.js';
import { retailPriceChecks, tidiedPrice } from './retail-price-item.rules.js';

export interface ItemFault {
  readonly field: CompanyItemField;
  readonly message: string;
}

/** As people read them. */
const roleLabels = roles.map((role) => role.replaceAll('_', ' '));

type Facts = Readonly<Partial<Record<CompanyItemField, string>>>;

const MAX_NAME = 100;
/** Two text messages' worth. */
const MAX_WORDING = 320;

/** Names count as the same whatever their case and spaces (`decisions.md C27`). */
export function sameName(one: string, other: string): boolean {
  return tidyText(one).toLowerCase() === tidyText(other).toLowerCase();
}

/** Whether a list would hold the same item twice. */
export function sameItem(list: CompanyListName, one: CompanyItemFacts, other: CompanyItemFacts): boolean {
  return (['name', ...(companyListOf(list).toldApartBy ?? [])] as const).every((field) => (field === 'weeks' ? sameWeeks : sameName)(one[field] ?? '', other[field] ?? ''));
}

/** Every field of the list, tidied; what was not sent is blank. */
export function tidiedFacts(list: CompanyListName, sent: Facts): CompanyItemFacts {
  return Object.fromEntries(Object.keys(itemFieldsOf(list)).map((field) => [field, tidied(list, field as CompanyItemField, sent[field as CompanyItemField] ?? '')]));
}

function tidied(list: CompanyListName, field: CompanyItemField, text: string): string {
  if (field === 'wording') return text.trim();
  const plain = tidyText(text);
  if (list === 'allowedAddresses' && field === 'name') return canonicalAddress(plain) ?? plain;
  if (list === 'twoStepRoles' && field === 'name') return roleLabels.find((label) => sameName(label, plain.replaceAll('_', ' '))) ?? plain;
  if (field === 'price') return tidiedPrice(plain);
  if (field === 'state') return plain.toUpperCase();
  if (field === 'unitTypes') return [...new Set(plain.split(',').map((code) => code.trim()))].filter(Boolean).join(', ');
  return plain;
}

function tidyText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** The rules that an item breaks, one for each field at fault. */
export function itemFaults(list: CompanyListName, facts: CompanyItemFacts): readonly ItemFault[] {
  const { name: ofName, ...others } = checks[list] ?? {};
  const all = { name: (name: string) => nameFault(list, name) ?? ofName?.(name), ...others };
  return Object.entries(all).flatMap(([name, check]) => {
    const field = name as CompanyItemField;
    const message = check(facts[field] ?? '');
    return message === undefined ? [] : [{ field, message }];
  });
}

function nameFault(list: CompanyListName, name: string): string | undefined {
  const label = itemFieldsOf(list).name!.label;
  if (name === '') return `${label} is missing`;
  return name.length > MAX_NAME ? `${label} is longer than ${MAX_NAME} characters` : undefined;
}

/** What is wrong with a text, if anything is. */
export type Check = (text: string) => string | undefined;

/** A rule of what may stay blank. */
const matching =
  (pattern: RegExp, message: string): Check =>
  (text) =>
    text === '' || pattern.test(text) ? undefined : message;

const checks: Partial<Record<CompanyListName, Partial<Record<CompanyItemField, Check>>>> = {
  closingAgents: {
    state: matching(/^[A-Z]{2}$/, 'A state has two letters, like FL'),
    zipcode: matching(/^\d{5}(-\d{4})?$/, 'A ZIP code has five digits, or nine with a dash'),
    phone: matching(/^\+?[\d\s().-]{7,30}$/, 'This is no phone number'),
  },
  exceptionDeals: { name: matching(/^[A-Za-z\d-]+$/, 'A deal number has letters, digits and dashes only') },
  allowedAddresses: { name: addressFault },
  twoStepRoles: { name: roleFault },
  retailPrices: retailPriceChecks,
  textTemplates: { wording: wordingFault, hours: matching(/^([1-9]|[1-9]\d|[1-6]\d\d|7[0-1]\d|720)$/, 'Hours are a whole number from 1 to 720; left out, they are 24') },
};

function roleFault(name: string): string | undefined {
  return roleLabels.includes(name) ? undefined : `This is no role. There are: ${roleLabels.join(', ')}`;
}

function addressFault(name: string): string | undefined {
  if (canonicalAddress(name) !== undefined) return undefined;
  if (isAddressRange(name)) return 'Ranges are not supported: write each IPv4 or IPv6 address by itself';
  return 'This is no address that somebody can sign in from: write an IPv4 or IPv6 address';
}

function wordingFault(wording: string): string | undefined {
  if (wording === '') return 'Wording is missing';
  if (wording.length > MAX_WORDING) return `A text message has at most ${MAX_WORDING} characters`;
  const known: readonly string[] = templatePlaceholders;
  const unknown = [...wording.matchAll(/\{([^{}]*)\}/g)].find(([, name]) => !known.includes(name!));
  return unknown && `Nothing stands for ${unknown[0]}`;
}
