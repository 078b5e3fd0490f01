import { fileURLToPath } from 'node:url';
import { phoneNumber } from '../../../events/kernel/phone.rules.js';
import { contactKeys } from '../../../projections/lead-list/lead-duplicates.queries.js';
import { blankValues } from '../../../events/kernel/field.rules.js';
import { leadFields, type LeadValues } from '../../../events/leads/lead.fields.js';
import { phonesKept } from '../../../events/kernel/phone.rules.js';
import { readExport } from '../../../backend/legacy-import/export-files.js';
import { withGuestsOfTheirOwn } from './guests-of-their-own.js';
import { preparedForDays } from './prepared-export.js';

const folder = fileURLToPath(new URL('../..', import.meta.url));

function shared(leads: readonly unknown[]): number {
  const keys = leads.flatMap((row) => contactKeys({ ...blankValues(leadFields), ...phonesKept(leadFields, row as LeadValues) })).filter((key) => !key.startsWith('name:'));
  return keys.length - new Set(keys).size;
}

describe('The demo’s guests', () => {
  it('share no phone and no ZIP with one of their name, until the days enter some of them twice', async () => {
    const raw = await readExport(folder);
    expect(shared(raw.Leads)).toBeGreaterThan(1_000);
    const own = preparedForDays(raw);
    expect(shared(own.Leads)).toBe(0);
    const numbers = (own.Leads as readonly LeadValues[]).flatMap(({ mobilePhone, homePhone, workPhone }) => [mobilePhone, homePhone, workPhone].filter(Boolean));
    expect(numbers.filter((number) => phoneNumber(number) === undefined)).toEqual([]);
  });

  it('are otherwise those of the export, their numbers written as they were', async () => {
    const raw = await readExport(folder);
    const own = withGuestsOfTheirOwn(raw);
    expect({ ...own, Leads: [] }).toEqual({ ...raw, Leads: [] });
    const plain = (row: unknown) => ({ ...(row as LeadValues), zipcode: '', ...Object.fromEntries(['mobilePhone', 'homePhone', 'workPhone'].map((name) => [name, String((row as Record<string, unknown>)[name]).replaceAll(/\d/g, '#')])) });
    expect(own.Leads.map(plain)).toEqual(raw.Leads.map(plain));
  });
});
