import pg from 'pg';
import { administrator, startApp } from '../support/start-app.js';
import { createTestDatabase, templateDatabase, type TestDatabase } from '../support/test-database.js';
import { eventually } from './support/eventually.js';
import { plantedProduct } from './support/planted-product.js';
import { ProductProcess } from './support/product-process.js';

const ERASED_WITHIN_MS = 90_000;

describe('a product that is killed while somebody is erased', () => {
  let database: TestDatabase;
  let client: pg.Client;
  let product: ProductProcess | undefined;

  beforeAll(async () => {
    database = await createTestDatabase(await templateDatabase('company', async (databaseUrl) => (await startApp({ databaseUrl })).stop()));
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
  }, 180_000);

  afterAll(async () => {
    await product?.kill();
    await client?.end();
    await database?.drop();
  }, 60_000);

  const started = async (DIES_AT: string) =>
    ProductProcess.start({ DATABASE_URL: database.url, DEMO: 'off', ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password, DIES_AT }, await plantedProduct());

  const key = async (person: string) => (await client.query<{ gone: boolean; erasing: boolean; proof: object | null }>('SELECT key IS NULL AS gone, erasing_since IS NOT NULL AS erasing, proof FROM person_key WHERE person = $1', [person])).rows[0];

  it('has finished it after the next start, once, and tells what the first that got so far had proved', async () => {
    product = await started('once the key is out of use');
    const admin = await product.signIn(administrator.email);
    const post = async <T>(path: string, body: object): Promise<T> => {
      const answer = await admin.fetch(path, { method: 'POST', body });
      expect(answer.ok).toBe(true);
      return (await answer.json()) as T;
    };
    const { leadId } = await post<{ leadId: number }>('/api/Leads', { firstName: 'Zeldamira', lastName: 'Quillfeather', mobilePhone: '(863) 555-0173' });
    const lead = `lead-${leadId}`;
    await post(`/api/Leads/${leadId}/Erase`, {});
    await product.death('once the key is out of use');
    expect(await key(lead)).toEqual({ gone: false, erasing: true, proof: null });

    product = await started('once the key is destroyed');
    await product.death('once the key is destroyed');
    const { proof, ...destroyed } = (await key(lead))!;
    expect(destroyed).toEqual({ gone: true, erasing: true });
    expect(await told(lead)).toEqual(['LeadErased']);

    product = await started('');
    await eventually('the proof is told', async () => (await told(lead)).length === 2, ERASED_WITHIN_MS);
    await eventually('nothing waits any more', async () => (await client.query('SELECT FROM outgoing WHERE sent_at IS NULL')).rowCount === 0, ERASED_WITHIN_MS);
    expect(await told(lead)).toEqual(['LeadErased', 'LeadErasureProved']);
    const { rows } = await client.query<{ data: object }>(`SELECT data FROM event_store.event WHERE type = 'LeadErasureProved'`);
    expect(rows).toEqual([{ data: proof }]);
    expect(proof).toMatchObject({ found: [], unsealed: 0 });
    const { rows: listed } = await client.query<{ text: string }>('SELECT row_to_json(l)::text AS text FROM read_model.lead_list l');
    expect(listed.filter(({ text }) => /Zeldamira|Quillfeather|8635550173/.test(text))).toEqual([]);
  }, 300_000);

  async function told(stream: string): Promise<string[]> {
    const { rows } = await client.query<{ type: string }>(`SELECT type FROM event_store.event WHERE stream = $1 AND type LIKE 'LeadEras%' ORDER BY revision`, [stream]);
    return rows.map(({ type }) => type);
  }
});
