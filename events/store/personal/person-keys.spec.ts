import { setTimeout } from 'node:timers/promises';
import { KeyWrap } from './key-wrap.js';
import { PersonKeys } from './person-keys.js';

/** So soon everything known is forgotten, long before the database answers. */
const KNOWN_FOR_MS = 1;
const ANSWERS_AFTER_MS = 20;

/** The table of keys, far away. */
function farAway(before: Readonly<Record<string, Buffer>>) {
  const rows = new Map(Object.entries(before));
  const added: (readonly string[])[] = [];
  const query = async (statement: string, [persons, keys]: [string[], Buffer[]?]): Promise<object> => {
    const isNew = (person: string) => !rows.has(person);
    const made = keys ? persons.filter(isNew) : [];
    if (keys) added.push(persons);
    for (const person of made) rows.set(person, keys![persons.indexOf(person)]!);
    await setTimeout(ANSWERS_AFTER_MS);
    const told = statement.includes('INSERT') ? made : persons.filter((person) => rows.has(person));
    return { rows: told.map((person) => ({ person, key: rows.get(person) })) };
  };
  return { query: query as unknown as ConstructorParameters<typeof PersonKeys>[0]['query'], connect: () => Promise.reject(new Error('Nobody connects')), rows, added };
}

describe('The keys of people', () => {
  const wrap = new KeyWrap(Buffer.alloc(32, 9));
  const elena = Buffer.alloc(32, 1);
  const omar = Buffer.alloc(32, 2);

  it('are given in full where one that was known is forgotten while another is looked up', async () => {
    const keys = new PersonKeys(farAway({ 'lead-17': elena, 'lead-18': omar }), wrap, false, KNOWN_FOR_MS);
    await keys.of(['lead-17']);
    expect([...(await keys.of(['lead-17', 'lead-18'])).keys()].sort()).toEqual(['lead-17', 'lead-18']);
  });

  it('are given in full where one is made for somebody new while the other is forgotten', async () => {
    const table = farAway({ 'lead-17': elena });
    const keys = new PersonKeys(table, wrap, true, KNOWN_FOR_MS);
    await keys.of(['lead-17']);
    expect(await keys.madeFor(['lead-17', 'lead-19'])).toEqual(new Map([['lead-17', elena], ['lead-19', wrap.unwrap('lead-19', table.rows.get('lead-19')!)]]));
  });

  it('reach the database wrapped', async () => {
    const table = farAway({});
    const made = (await new PersonKeys(table, wrap, true).madeFor(['lead-19'])).get('lead-19')!;
    expect(table.rows.get('lead-19')!.includes(made)).toBe(false);
  });

  it('are made in one order, whoever asks: two processes never wait for each other crosswise', async () => {
    const table = farAway({});
    await new PersonKeys(table, wrap, true).madeFor(['lead-9', 'lead-17', 'lead-18']);
    expect(table.added).toEqual([['lead-17', 'lead-18', 'lead-9']]);
  });
});
