import fc from 'fast-check';
import { writableFields } from '../../backend/resale-contracts/resale-contract.commands.js';
import { signIn, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/start-app.js';
import { newContract } from './new-contract.js';

let app: TestApp;
let executive: Person;

beforeAll(async () => {
  app = await startApp({ demo: true });
  executive = await signIn(app, 'executive');
}, 120_000);

afterAll(() => app?.stop());

async function read(route: string): Promise<Record<string, unknown>> {
  return (await executive.get(route).expect(200)).body as Record<string, unknown>;
}

describe('Whatever is sent', () => {
  const anyValue = fc.oneof(
    fc.string({ maxLength: 300, unit: 'binary' }),
    fc.constantFrom('', null, 'Signed', 'YES', '02/30/2026', '12,500.00', '2026-11-20', '-0', '1e400', '__proto__', '\u0000', '\ud800'),
    fc.double(),
    fc.integer(),
    fc.boolean(),
    fc.array(fc.integer(), { maxLength: 2 }),
    fc.dictionary(fc.string(), fc.string(), { maxKeys: 2 }),
  );
  const anyBody = fc.dictionary(fc.constantFrom(...Object.keys(writableFields), 'reason', 'contractId', 'balanceDue', 'issued', 'x'), anyValue, { maxKeys: 6 });
  const anyRoute = fc.constantFrom('PUT ', 'PUT /Status', 'POST /Status', 'PUT /PaymentStatus', 'POST /PaymentStatus', 'POST new');

  it('is saved or refused with a reason, and nothing is half written', async () => {
    const created = await executive.post('/Contracts/', newContract).expect(201);
    const contract = `/Contracts/${(created.body as { contractId: number }).contractId}`;
    let position = '';
    await fc.assert(
      fc.asyncProperty(anyRoute, anyBody, fc.boolean(), async (route, sent, complete) => {
        const before = await read(contract);
        const [method, path] = route.split(' ') as ['PUT' | 'POST', string];
        const body = complete ? { ...newContract, ...sent } : sent;
        const target = path === 'new' ? '/Contracts/' : `${contract}${path}`;
        const answer = await (method === 'PUT' ? executive.put(target, body) : executive.post(target, body));
        expect([200, 201, 400, 403, 422]).toContain(answer.status);
        const { detail, position: saved = position } = answer.body as { detail?: string; position?: string };
        position = saved;
        if (answer.status < 400) return;
        expect(detail).toEqual(expect.any(String));
        expect(await read(contract)).toEqual(before);
      }),
      { numRuns: 400 },
    );
    await executive.get('/lists/resale-contract-list').set('X-Min-Position', position).expect(200);
    const { parts } = (await read('/health')) as { parts: { projections: Record<string, { parked?: number }> } };
    for (const projection of ['resale-contract-list', 'resale-contract-records', 'contract-track']) expect(parts.projections[projection]?.parked).toBe(0);
  }, 120_000);
});
