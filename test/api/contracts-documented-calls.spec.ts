import { addDays, addMonths } from '../../backend/platform/calendar/day.rules.js';
import { DEMO_PASSWORD } from '../../backend/users/demo-users.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { newContract } from './new-contract.js';

type Answer = Readonly<Record<string, unknown>>;

let app: TestApp;
let dana: SignedIn;
let contractId: number;
let all: readonly Answer[];
/** Pay dates whose periods hold something: the demo company's days move with the day on which it is started. */
let week: string;
let month: string;

beforeAll(async () => {
  app = await startApp({ demo: true });
  dana = await app.signIn('executive');
  const made = await dana.fetch('/api/Contracts/', { method: 'POST', body: newContract });
  contractId = ((await made.json()) as { contractId: number }).contractId;
  all = await dana.get<readonly Answer[]>('/api/Contracts/');
  const [signed, paid] = ['contractDate', 'paidInFullDate'].map((field) => all.map((one) => one[field]).find((day): day is string => typeof day === 'string')!);
  week = addDays(signed!, 2);
  month = addMonths(`${paid!.slice(0, 7)}-01`, Number(paid!.slice(8)) <= 20 ? 1 : 2);
}, 120_000);

afterAll(() => app?.stop());

const text = expect.any(String) as unknown;
const whole = expect.any(Number) as unknown;
const person = { userId: whole, firstName: text, lastName: text, permissions: text, role: text, homeRoute: text };
const contract = { contractId: whole, contractType: text, contractStatus: text, paymentStatus: text, buyerLastName: text, sellerLastName: text, resort: text, salesAgent: text, notes: text };
const pdf = (document: string, version = 1) => expect.stringMatching(new RegExp(`^/api/Contracts/\\d+/Documents/${document}/${version}$`)) as unknown;

interface Call {
  readonly call: string;
  readonly body?: object;
  readonly status?: number;
  /** Of the answer, or of each of its rows. */
  readonly answers?: object;
}

/** `:contract`, `:token`, `:me`, `:week` and `:month` stand for those of the test; as a client of the old screens sends them, by bearer token. */
const sessionCalls: readonly Call[] = [
  { call: 'GET /api/Users/AuthToken/:token', answers: { ...person, authToken: text } },
  { call: 'GET /api/Users/AuthToken/nobody', status: 204 },
  { call: `GET /api/Users/AuthEmail?email=receptionist@demo.example&password=${DEMO_PASSWORD}`, answers: { authToken: text, homeRoute: text } },
  { call: 'GET /api/Users/AuthEmail?email=receptionist@demo.example&password=wrong', status: 204 },
  { call: 'POST /api/Users/ResetPassword?email=receptionist@demo.example' },
  { call: 'GET /api/Users/:me', answers: person },
  { call: 'GET /api/Users/TenantUsers/1', answers: { userId: whole, firstName: text, lastName: text, status: text, email: text } },
  { call: 'PUT /api/Users/:me', body: { firstName: 'Dana' } },
  // Creates, whatever the number says (decisions.md A15).
  { call: 'POST /api/Users/0', body: { firstName: 'Nora', lastName: 'Newly', email: 'nora.newly@demo.example', password: DEMO_PASSWORD, role: 'Receptionist', homeRoute: '/admin/tours' }, status: 201, answers: { userId: whole } },
];

const contractCalls: readonly Call[] = [
  { call: 'POST /api/Contracts/', body: newContract, status: 201, answers: { contractId: whole } },
  { call: 'GET /api/Contracts/:contract', answers: contract },
  { call: 'GET /api/Contracts/', answers: contract },
  { call: 'PUT /api/Contracts/:contract', body: { notes: 'Called' } },
  { call: 'GET /api/Contracts/ContractsForPayPeriod/week/:week/', answers: contract },
  { call: 'GET /api/Contracts/ContractsForPayPeriod/month/12/04/2026', status: 404 },
  { call: 'GET /api/Contracts/ContractsForPayPeriod/month/:month', answers: { ...contract, paidInFullDate: text } },
  { call: 'GET /api/Contracts/ContractsForPayPeriod/year/2026-12-04', status: 400, answers: { field: 'kind' } },
  { call: 'GET /api/Contracts/ContractsForPayPeriod/week/2026-02-30', status: 400, answers: { field: 'date', detail: 'Please select a pay period.' } },
  { call: 'GET /api/Contracts/PrintContract/:contract', answers: { ...contract, contractDocumentLink: pdf('buyer') } },
  { call: 'PUT /api/Contracts/:contract', body: { sellerEntityType: 'INDIVIDUAL', sellerFirstName: 'Linda', sellerLastName: 'Haddad', sellerEmail: 'linda.haddad@example.com' } },
  { call: 'GET /api/Contracts/PrintSellerContract/:contract', answers: { ...contract, sellerContractDocumentLink: pdf('seller') } },
  { call: 'GET /api/Inventories/SendSellerContractToDocusign/:contract', answers: { ...contract, sellerDocuSignId: text } },
];

/** By POST on the same paths, as a cookie alone may ask (decisions.md A13), and where sending belongs (A14). */
const postedCalls: readonly Call[] = [
  { call: 'POST /api/Contracts/PrintContract/:contract', answers: { ...contract, contractDocumentLink: pdf('buyer', 2) } },
  { call: 'POST /api/Contracts/PrintSellerContract/:contract', answers: { ...contract, sellerContractDocumentLink: pdf('seller', 2) } },
  { call: 'POST /api/Contracts/:contract/send-seller-contract', answers: { ...contract, sellerDocuSignId: text } },
];

/** What the contract screens read beside. */
const supportingCalls: readonly Call[] = [
  { call: 'GET /api/Inventories', answers: { inventoryId: whole, resortName: text } },
  { call: 'GET /api/Employees/SalesReps', answers: { employeeId: whole, fullName: text } },
  { call: 'GET /api/Inventories/3', answers: { inventoryId: 3, resortName: text, unitNumber: text, useWeek: text } },
  { call: 'GET /api/Tours/1180', answers: { leadId: whole } },
  { call: 'GET /api/Leads/12', answers: { leadId: 12, firstName: text, lastName: text, state: text } },
];

describe('The calls of document 1, section 7', () => {
  it.each([...sessionCalls, ...contractCalls, ...postedCalls, ...supportingCalls])('answer as documented: $call', async ({ call, body, status = 200, answers }) => {
    const [method, address] = call.split(' ') as [string, string];
    const { userId } = await dana.get<{ userId: number }>('/api/Users/Me');
    const path = address.replace(':contract', String(contractId)).replace(':token', dana.token).replace(':me', String(userId)).replace(':week', week).replace(':month', month);
    const response = await fetch(`${app.url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${dana.token}`, 'Content-Type': 'application/json-patch+json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(response.status).toBe(status);
    if (!answers) return;
    const answer = (await response.json()) as Answer | readonly Answer[];
    const rows = Array.isArray(answer) ? (answer as readonly Answer[]) : [answer as Answer];
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows.slice(0, 50)) expect(row).toMatchObject(answers);
  });

  it('give a pay period the contracts of its days, as the list of all has them, and to nobody without Commission_Main', async () => {
    const [from, to] = [addDays(week, -8), addDays(week, -2)];
    const signed = all.filter(({ contractDate }) => typeof contractDate === 'string' && contractDate >= from && contractDate <= to);
    const answered = await dana.get<readonly Answer[]>(`/api/Contracts/ContractsForPayPeriod/week/${week}`);
    const ids = (rows: readonly Answer[]) => rows.map(({ contractId: id }) => Number(id)).filter((id) => id < contractId).sort();
    expect(ids(answered)).toEqual(ids(signed));
    const receptionist = await app.signIn('receptionist');
    expect((await receptionist.fetch('/api/Contracts/ContractsForPayPeriod/week/2026-11-20')).status).toBe(403);
  });
});
