import type { LeadValues } from '../../events/leads/lead.fields.js';
import type { SqlStatement } from '../engine/write/sql-parameters.js';

const phones = ['mobilePhone', 'homePhone', 'workPhone', 'spouseMobilePhone', 'spouseHomePhone', 'spouseWorkPhone'] as const;
const mails = ['email', 'spouseEmail'] as const;

/** What a person is known by; phones as read models keep them. */
export type Contact = Pick<LeadValues, (typeof phones)[number] | (typeof mails)[number] | 'firstName' | 'lastName' | 'zipcode'>;

/** `phone`, `mail`, `home` (name and ZIP) and `name` are the kinds. */
export type ContactKind = 'phone' | 'mail' | 'home' | 'name';

/** Whoever shares one of these may be the same person: `phone:+13055550174`, `mail:ana@example.com`, `home:ruiz/ana/33101`, `name:ruiz/ana`. */
export function contactKeys(lead: Contact): string[] {
  const numbers = phones.map((name) => lead[name].split(';')[0]!).filter((number) => number.startsWith('+'));
  const addresses = mails.map((name) => tidy(lead[name])).filter((address) => address.includes('@'));
  const [last, first, zip] = [tidy(lead.lastName), tidy(lead.firstName), tidy(lead.zipcode).slice(0, 5)];
  const named = last !== '' && first !== '';
  return [
    ...new Set([
      ...numbers.map((number) => `phone:${number}`),
      ...addresses.map((address) => `mail:${address}`),
      ...(named && zip !== '' ? [`home:${last}/${first}/${zip}`] : []),
      ...(named ? [`name:${last}/${first}`] : []),
    ]),
  ];
}

function tidy(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
}

export const contactKeysIndex = 'CREATE INDEX IF NOT EXISTS lead_list_contact_keys ON lead_list USING gin ("contactKeys") WITH (gin_pending_list_limit = 64)';

/** Leads that share a key, the newest first, with the day of their last tour. @param own the numbers of who asks; none for one that is not there yet */
export function duplicatesStatement(keys: readonly string[], own: readonly number[], most: number): SqlStatement {
  const text = `
    SELECT l."leadId", l."firstName", l."lastName", l.city, l."contactKeys",
      (SELECT max(t."tourDate")::text FROM tour_list t WHERE t."leadId" = l."leadId") AS "lastTour"
    FROM lead_list l
    WHERE l."contactKeys" && $1::text[] AND l."leadId" <> ALL($2::int[]) AND NOT l.deleted AND l."mergedInto" = 0
      AND NOT EXISTS (SELECT FROM unnest($2::int[]) AS mine(id) WHERE l."toldApart" @> to_jsonb(mine.id))
    ORDER BY l."createdAt" DESC NULLS LAST, l."leadId" DESC LIMIT $3`;
  return { text, values: [keys, own, most] };
}

/** Everybody whose number it is, by the index of what they share; `texted`: those of the list who have it as their mobile phone. @param number E.164 */
export function leadsWithPhoneStatement(number: string): SqlStatement {
  const text = `
    SELECT "leadId", "mobilePhone" = $2 AND NOT deleted AND "mergedInto" = 0 AS texted
    FROM lead_list WHERE "contactKeys" && $1::text[] AND $2 IN (${phones.map((name) => `"${name}"`).join(', ')}) ORDER BY "leadId"`;
  return { text, values: [[`phone:${number.split(';')[0]!}`], number] };
}

/** What somebody is known by, under whichever of their numbers. */
export function keysOfLeadsStatement(leadIds: readonly number[]): SqlStatement {
  return { text: 'SELECT DISTINCT unnest("contactKeys") AS key FROM lead_list WHERE "leadId" = ANY($1::int[])', values: [leadIds] };
}

/** Which of these any lead of the list is known by. */
export function knownKeysStatement(keys: readonly string[]): SqlStatement {
  const text = `
    SELECT key FROM unnest($1::text[]) AS asked(key)
    WHERE EXISTS (SELECT FROM lead_list WHERE "contactKeys" && ARRAY[key] AND NOT deleted AND "mergedInto" = 0)`;
  return { text, values: [keys] };
}
