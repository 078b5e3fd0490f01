import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { newContract } from './new-contract.js';

type Contract = Readonly<Record<string, string>>;

describe('the closing agent of a contract', () => {
  let app: TestApp;
  let executive: SignedIn;
  beforeAll(async () => {
    app = await startApp();
    executive = await app.signIn('first@example.com');
  });
  afterAll(() => app.stop());

  const create = async (body: object) => {
    const answer = await executive.fetch('/api/Contracts', { method: 'POST', body: { ...newContract, ...body } });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { contractId: number }).contractId;
  };
  const read = (id: number) => executive.get<Contract>(`/api/Contracts/${id}`);
  const change = async (path: string, body: object) => {
    const answer = await executive.fetch(path, { method: 'PUT', body });
    expect(answer.status).toBe(200);
  };
  const firstCoast = { closingAgentAddress: '210 Bayfront Parkway', closingAgentCity: 'Jacksonville', closingAgentState: 'FL', closingAgentZipcode: '32202', closingAgentPhone: '(904) 555-0110', closingAgentEscrowBank: 'First Coast Bank' };

  it('is copied with the firm’s details, which later changes of the firm leave alone', async () => {
    const id = await create({ closingAgent: 'Lakeside Closing' });
    const copied = { closingAgentAddress: '915 Lakeside Drive', closingAgentCity: 'Orlando', closingAgentState: 'FL', closingAgentPhone: '(407) 555-0143' };
    expect(await read(id)).toMatchObject(copied);
    await change('/api/CompanySettings/Lists/closingAgents/Items/3', { city: 'Winter Park', phone: '(407) 555-0199' });
    expect(await read(id)).toMatchObject(copied);
  });

  it('keeps what the body says itself, and a firm that nobody knows as it was typed', async () => {
    const own = await create({ closingAgent: 'first coast title', closingAgentPhone: '1-800-CLOSING' });
    expect(await read(own)).toMatchObject({ ...firstCoast, closingAgent: 'first coast title', closingAgentPhone: '1-800-CLOSING' });
    const unknown = await create({ closingAgent: 'Somebody Else' });
    expect(await read(unknown)).toMatchObject({ closingAgent: 'Somebody Else', closingAgentAddress: '', closingAgentEscrowBank: '' });
  });

  it('brings its details when the contract changes to it', async () => {
    const id = await create({ closingAgent: 'First Coast Title' });
    await change(`/api/Contracts/${id}`, { closingAgent: 'Harbor Escrow' });
    expect(await read(id)).toMatchObject({ closingAgentCity: 'Tampa', closingAgentEscrowBank: 'Gulf Harbor Bank' });
    await change(`/api/Contracts/${id}`, { ...(await read(id)), contractsProcessor: 'Processor A' });
    expect(await read(id)).toMatchObject({ closingAgentCity: 'Tampa', contractsProcessor: 'Processor A' });
  });
});
