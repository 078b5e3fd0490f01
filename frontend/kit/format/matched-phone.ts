import type { FieldTable } from '../../../events/kernel/field.rules.js';
import { digitsLookedFor } from '../../../events/kernel/home-phone.rules.js';
import { formatPhone } from './phone.js';

/** As few as the search takes for half of a number. */
const FEWEST = 4;

export interface MatchedPhone {
  readonly field: string;
  /** "(416) 555-0113" */
  readonly number: string;
  /** "home", "spouse work" */
  readonly kind: string;
}

/** The first of a row's phones that holds the digits of what somebody looks for; undefined where it was found by something else. */
export function matchedPhone(fields: FieldTable, row: Readonly<Record<string, unknown>>, typed: string): MatchedPhone | undefined {
  // The whole before its parts: of (416) 555-01 no part alone says whose it is.
  const wanted = [typed.trim(), ...typed.trim().split(/\s+/)].map(digitsLookedFor).filter((text) => /^\d+$/.test(text) && text.length >= FEWEST);
  const phones = Object.entries(fields).filter(([, { kind }]) => kind === 'phone');
  const found = wanted.map((digits) => phones.find(([name]) => digitsIn(row[name]).includes(digits))).find(Boolean);
  if (!found) return undefined;
  const [field, { label }] = found;
  return { field, number: formatPhone(String(row[field])), kind: label.toLowerCase().replace(/ phone$/, '') };
}

function digitsIn(kept: unknown): string {
  return typeof kept === 'string' ? kept.split(';')[0]!.replaceAll(/\D/g, '') : '';
}
