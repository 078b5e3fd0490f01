import { itemFieldsOf, templatePlaceholders, type CompanyItemField, type CompanyListName } from '../../events/company-list.values.js';
import type { CompanyItemFacts } from '../../events/company-settings.js';
import { canonicalAddress } from './ip-address.rules.js';

export interface ItemFault {
  readonly field: CompanyItemField;
  readonly message: string;
}

type Facts = Readonly<Partial<Record<CompanyItemField, string>>>;

const MAX_NAME = 100;
/** Two text messages' worth. */
const MAX_WORDING = 320;

/** Names count as the same whatever their case and spaces (`decisions.md C27`). */
export function sameName(one: string, other: string): boolean {
  return tidyText(one).toLowerCase() === tidyText(other).toLowerCase();
}

/** Every field of the list, tidied; what was not sent is blank. */
export function tidiedFacts(list: CompanyListName, sent: Facts): CompanyItemFacts {
  return Object.fromEntries(Object.keys(itemFieldsOf(list)).map((field) => [field, tidied(list, field as CompanyItemField, sent[field as CompanyItemField] ?? '')]));
}

function tidied(list: CompanyListName, field: CompanyItemField, text: string): string {
  if (field === 'wording') return text.trim();
  const plain = tidyText(text);
  if (list === 'allowedAddresses' && field === 'name') return canonicalAddress(plain) ?? plain;
  if (field === 'state') return plain.toUpperCase();
  if (field === 'unitTypes') return [...new Set(plain.split(',').map((code) => code.trim()))].filter(Boolean).join(', ');
  return plain;
}

function tidyText(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/** The first rule that an item breaks. */
export function itemFault(list: CompanyListName, facts: CompanyItemFacts): ItemFault | undefined {
  const { name = '' } = facts;
  const label = itemFieldsOf(list).name!.label;
  if (name === '') return { field: 'name', message: `${label} is missing` };
  if (name.length > MAX_NAME) return { field: 'name', message: `${label} is longer than ${MAX_NAME} characters` };
  return checks[list]?.(facts);
}

const checks: Partial<Record<CompanyListName, (facts: CompanyItemFacts) => ItemFault | undefined>> = {
  closingAgents: ({ state = '', zipcode = '', phone = '' }) => {
    if (state !== '' && !/^[A-Z]{2}$/.test(state)) return { field: 'state', message: 'A state has two letters, like FL' };
    if (zipcode !== '' && !/^\d{5}(-\d{4})?$/.test(zipcode)) return { field: 'zipcode', message: 'A ZIP code has five digits, or nine with a dash' };
    if (phone !== '' && !/^\+?[\d\s().-]{7,30}$/.test(phone)) return { field: 'phone', message: 'This is no phone number' };
    return undefined;
  },
  exceptionDeals: ({ name = '' }) => (/^[A-Za-z\d-]+$/.test(name) ? undefined : { field: 'name', message: 'A deal number has letters, digits and dashes only' }),
  allowedAddresses: ({ name = '' }) =>
    canonicalAddress(name) === undefined ? { field: 'name', message: 'This is no address that somebody can sign in from: write an IPv4 or IPv6 address' } : undefined,
  textTemplates: ({ wording = '' }) => wordingFault(wording),
};

function wordingFault(wording: string): ItemFault | undefined {
  if (wording === '') return { field: 'wording', message: 'Wording is missing' };
  if (wording.length > MAX_WORDING) return { field: 'wording', message: `A text message has at most ${MAX_WORDING} characters` };
  const known: readonly string[] = templatePlaceholders;
  const unknown = [...wording.matchAll(/\{([^{}]*)\}/g)].find(([, name]) => !known.includes(name!));
  return unknown && { field: 'wording', message: `Nothing stands for ${unknown[0]}` };
}
