import type { Filter } from '../../projections/lists/list-request.js';

/** What leads are looked for by (document 3, section 7). */
export interface LeadCriteria {
  readonly filters: readonly Filter[];
  /** Half a phone number, its digits alone: it is looked for in all of a lead's phones (`decisions.md G1`). */
  readonly phone: string;
}

const texts = { firstname: 'firstName', lastname: 'lastName', email: 'email' } as const;
const phones: readonly string[] = ['mobilephone', 'homephone', 'workphone', 'phone'];

/** @param criteria JSON or `FirstName=Sofia&HomePhone=305`, names in any case; undefined when it is neither */
export function readCriteria(criteria: string): LeadCriteria | undefined {
  const fields = fieldsOf(criteria);
  if (!fields) return undefined;
  const filled = Object.entries(fields).flatMap(([name, value]) => (value === '' ? [] : [[name.toLowerCase(), value] as const]));
  const filters = filled.flatMap(([name, value]) => (name in texts ? [{ field: texts[name as keyof typeof texts], op: 'contains' as const, value }] : []));
  const phone = filled.find(([name]) => phones.includes(name))?.[1] ?? '';
  return { filters, phone: phone.replaceAll(/\D/g, '') };
}

function fieldsOf(criteria: string): Readonly<Record<string, string>> | undefined {
  if (!criteria.trim().startsWith('{')) return criteria.includes('=') || criteria.trim() === '' ? Object.fromEntries(new URLSearchParams(criteria)) : undefined;
  try {
    const entries = Object.entries(JSON.parse(criteria) as object);
    return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : '']));
  } catch {
    return undefined;
  }
}
