import type { Field } from '../../events/kernel/field.rules.js';
import type { ResaleContractValues } from '../../events/resale-contracts/resale-contract.fields.js';
import { Refusal } from '../platform/commands/refusal.js';
import { phoneOf } from '../platform/commands/phone-of.js';
import { wordOf } from '../platform/commands/word-of.js';
import { negativeAmount } from './negative-amounts.rules.js';
import { writableFields, type ContractBody } from './resale-contract.commands.js';

/**
 * What was sent, in the spelling of the lists. A value outside its list, what is no phone number and a negative amount are refused, unless the
 * contract has it already: imported contracts may.
 */
export function sentFields(body: ContractBody, contract: ResaleContractValues): Partial<ResaleContractValues> {
  const sent = Object.entries(writableFields).flatMap(([name, field]) => {
    const value = body[name as keyof ContractBody];
    return value === undefined ? [] : [[name, allowed(name, field, value, contract[name as keyof ContractBody])]];
  });
  return Object.fromEntries(sent) as Partial<ResaleContractValues>;
}

/** Of other kinds of links a click may run what somebody wrote. */
const WEB_ADDRESS = /^https?:\/\/\S+$/i;

function allowed(name: string, field: Field, value: unknown, stored: unknown): unknown {
  const negative = negativeAmount(field, value, stored);
  if (negative) throw new Refusal(negative, { field: name });
  if (field.link && value !== '' && value !== stored && !WEB_ADDRESS.test(String(value))) throw new Refusal(`${field.label} must be an address that begins with http:// or https://`, { field: name });
  if (field.kind === 'phone') return phoneOf(field, name, String(value ?? ''), String(stored));
  return listed(name, field, value, stored);
}

function listed(name: string, field: Field, value: unknown, stored: unknown): unknown {
  // Statuses have rules of their own.
  if (!field.options || field.kind === 'status' || value === '') return value;
  return wordOf({ [name]: field }, name, String(value), String(stored));
}
