import pg from 'pg';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { makeEngineTables } from '../../projections/engine/schema/engine-tables.js';
import type { ListRequest } from '../../projections/lists/list-request.js';
import { EVERYTHING, type Visibility } from '../../projections/lists/list-visibility.js';
import { ReadModelTables } from '../../projections/engine/schema/read-model-tables.js';
import { rowTypes } from '../../projections/engine/write/row-types.js';
import { leadList } from '../../projections/lead-list/lead-list.projector.js';
import { leadsWithPhoneStatement } from '../../projections/lead-list/lead-duplicates.queries.js';
import { leadListQuery } from '../../projections/lead-list/lead-list.queries.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';

const people = [
  { leadId: 1, firstName: 'Ana', lastName: 'Ruiz', mobilePhone: '(305) 555-0174' },
  { leadId: 2, firstName: 'Ben', lastName: 'Kim', homePhone: '305.555.0199' },
  { leadId: 3, firstName: 'Cleo', lastName: 'Kim', workPhone: '+44 20 7946 0018' },
  { leadId: 4, firstName: 'Dan', lastName: 'Moss', mobilePhone: '', homePhone: 'call 0199 after five' },
  { leadId: 5, firstName: 'Eve', lastName: 'Hall', spouseMobilePhone: '7865550174' },
];

/** One number, of a household, of a merged lead and behind an extension. */
const shared = [
  { leadId: 11, mobilePhone: '(212) 555-0133' },
  { leadId: 12, homePhone: '212 555 0133' },
  { leadId: 13, mobilePhone: '2125550133', mergedInto: 11 },
  { leadId: 14, mobilePhone: '2125550133 x9' },
];

/** Before the event. */
const noRow = undefined;

/** `decisions.md G1`: one entry for all phones, by their digits. */
describe('Leads searched by their phones', () => {
  let database: TestDatabase;
  let pool: pg.Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, options: '-c search_path=searched', max: 1 });
    await makeEngineTables(pool);
    const tables = new ReadModelTables(pool);
    await tables.learn([leadList]);
    await tables.prepare(leadList, { id: 'searched', schema: 'searched', followed: false }, { bare: false });
    const imported = leadList.rules.get('LeadImported')!;
    const rows = [...people, ...shared].map(({ mergedInto = 0, ...lead }: { leadId: number; mergedInto?: number }) => {
      const row = imported.apply(noRow, { data: { ...lead, createdAt: null, communications: [] }, stream: `lead-${lead.leadId}` } as unknown as RecordedEvent);
      return { ...(row as object), mergedInto };
    });
    await pool.query(tables.layoutOf(leadList.entity).upsert('searched', '$1'), [JSON.stringify(rows)]);
  });

  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  async function found(request: ListRequest, visibility: Visibility = EVERYTHING): Promise<number[]> {
    const { text, values } = leadListQuery.page({ sort: 'leadId', ...request }, visibility);
    const { rows } = await pool.query<{ leadId: number }>({ text, values: [...values], types: rowTypes });
    return rows.map(({ leadId }) => leadId);
  }

  it.each([
    ['0174', [1, 5]],
    ['555-0174', [1, 5]],
    ['550174', [1, 5]],
    ['305.555.0174', [1]],
    ['+1 (305) 555 0174', [1]],
    ['3055550174', [1]],
    ['1 305', [1, 2]],
    ['(305) 555', [1, 2]],
    ['305', [1, 2]],
    ['kim 305 555', [2]],
    ['305 555 kim', [2]],
    ['7946 0018', [3]],
    ['+44 20', [3]],
    ['0199', [2, 4]],
    ['call 0199', [4]],
    ['305 555 0175', []],
  ])('finds by %s', async (search, leads) => expect(await found({ search })).toEqual(leads));

  it('is nothing for who may not see the phones', async () => {
    expect(await found({ search: '0174' }, { hidden: new Set(['mobilePhone', 'email']), only: [] })).toEqual([]);
  });

  it('by a filter of one phone, however it is typed', async () => {
    for (const value of ['555-0174', '(305) 555-01', '5550174']) expect(await found({ filters: [{ field: 'mobilePhone', op: 'contains', value }] })).toEqual([1]);
    expect(await found({ filters: [{ field: 'homePhone', op: 'is', value: '(305) 555-0199' }] })).toEqual([2]);
    expect(await found({ filters: [{ field: 'homePhone', op: 'contains', value: 'after' }] })).toEqual([4]);
  });

  it('say whose number it is by the index of what leads share: all who have it, and whom a text at it reaches', async () => {
    const whose = async (number: string) => {
      const { text, values } = leadsWithPhoneStatement(number);
      return (await pool.query<{ leadId: number; texted: boolean }>({ text, values: [...values] })).rows;
    };
    expect(await whose('+12125550133')).toEqual([{ leadId: 11, texted: true }, { leadId: 12, texted: false }, { leadId: 13, texted: false }]);
    expect(await whose('+12125550134')).toEqual([]);
    await pool.query("SET enable_seqscan = off");
    const { text, values } = leadsWithPhoneStatement('+12125550133');
    const { rows: plan } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN (COSTS OFF) ${text}`, [...values]);
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('lead_list_contact_keys');
  });
});
