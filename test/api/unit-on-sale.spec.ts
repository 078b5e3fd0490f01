import { signIn, type Person } from '../support/person.js';
import { startApp, type TestApp } from '../support/start-app.js';
import { eventually } from '../faults/support/eventually.js';
import { ResaleContractImported } from '../../events/resale-contracts/resale-contract.events.js';
import { EventStore } from '../../events/store/event-store.js';
import { happened } from '../support/happened.js';
import { newContract } from './new-contract.js';

let app: TestApp;
let executive: Person;
let manager: Person;

beforeAll(async () => {
  app = await startApp({ demo: true });
  executive = await signIn(app, 'executive');
  manager = await signIn(app, 'sales-manager');
}, 120_000);

afterAll(() => app?.stop());

/** Units of the demo company that no contract sells. */
const FREE = [3, 5, 6, 7, 9];
const UNDONE = 12;

async function sold(inventoryId: number, by = executive): Promise<number> {
  const { body } = await by.post('/Contracts/', { ...newContract, inventoryId }).expect(201);
  return (body as { contractId: number }).contractId;
}

const refusedFor = (contractId: number) => ({ code: 'unit-taken', field: 'inventoryId', record: { words: `Contract ${contractId}`, page: `/admin/contracts-detail/${contractId}` } });

describe('A unit (decisions.md H16)', () => {
  it('is sold once: the second is told which contract, and whose, was first', async () => {
    const first = await sold(FREE[0]!, manager);
    const { body } = await executive.post('/Contracts/', { ...newContract, inventoryId: FREE[0] }).expect(409);
    expect(body).toMatchObject({ detail: `Contract ${first} by Marcus Reyes was first: it sells inventory ${FREE[0]} (Draft).`, ...refusedFor(first) });
  });

  it('goes to exactly one of many who save in the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => executive.post('/Contracts/', { ...newContract, inventoryId: FREE[1] })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(409)]);
    const first = answers.find(({ status }) => status === 201)!.body as { contractId: number };
    for (const { status, body } of answers) if (status === 409) expect(body).toMatchObject(refusedFor(first.contractId));
  });

  it('is free again when its contract is canceled, and not given back when another has it', async () => {
    const first = await sold(FREE[2]!);
    await executive.put(`/Contracts/${first}/Status`, { contractStatus: 'Canceled' }).expect(200);
    const second = await sold(FREE[2]!);
    const back = { contractStatus: 'Draft', reason: 'The buyer came back' };
    const { body } = await executive.put(`/Contracts/${first}/Status`, back).expect(409);
    expect(body).toMatchObject(refusedFor(second));
    await executive.put(`/Contracts/${second}/Status`, { contractStatus: 'Rescinded' }).expect(200);
    await executive.put(`/Contracts/${first}/Status`, back).expect(200);
    await executive.post('/Contracts/', { ...newContract, inventoryId: FREE[2] }).expect(409);
  });

  it('of an imported contract counts as well, and of two in the old books both go on', async () => {
    expect((await executive.post('/Contracts/', { ...newContract, inventoryId: 124 })).body).toMatchObject({ code: 'unit-taken' });
    for (const contractId of [1003, 1113]) await executive.put(`/Contracts/${contractId}`, { notes: `Looked at ${contractId}`, reason: 'As agreed' }).expect(200);
  });

  it('that two contracts of the old books sell is free when both have given it up', async () => {
    const holder = async () => ((await executive.post('/Contracts/', { ...newContract, inventoryId: 124 })).body as { record?: { words: string } }).record?.words;
    const first = await holder();
    expect(['Contract 1003', 'Contract 1113']).toContain(first);
    const [one, other] = first === 'Contract 1003' ? [1003, 1113] : [1113, 1003];
    await executive.put(`/Contracts/${one}/Status`, { contractStatus: 'Canceled' }).expect(200);
    expect(await holder()).toBe(`Contract ${other}`);
    expect(await executive.read('/Contracts/New/Inventory/124/Tour/0')).toMatchObject({ holder: { contractId: other } });
    await executive.put(`/Contracts/${other}/Status`, { contractStatus: 'Canceled' }).expect(200);
    await sold(124);
  });

  it('that is not offered is there for no contract of who lacks Inventory_Sensitive, and says nothing of itself through one (decisions.md B16)', async () => {
    expect(await executive.read('/Inventories/364')).toMatchObject({ listingStatus: 'Expired', sellerEmail: expect.stringContaining('@') as unknown });
    const { body } = await manager.post('/Contracts/', { ...newContract, inventoryId: 364 }).expect(422);
    expect(body).toMatchObject({ detail: 'There is no inventory 364', field: 'inventoryId' });
    await manager.get('/Contracts/New/Inventory/364/Tour/0').expect(404);
    const exchange = (await manager.post('/Contracts/', { ...newContract, contractType: 'HSI', inventoryId: 364 }).expect(201)).body as { contractId: number };
    expect(await manager.read(`/Contracts/${exchange.contractId}`)).toMatchObject({ inventoryId: 364, sellerEmail: '', listingPrice: null });
    await sold(364);
  });

  it('may be exchanged for another one, which then is taken and the first free', async () => {
    const contractId = await sold(FREE[3]!);
    expect((await executive.put(`/Contracts/${contractId}`, { inventoryId: FREE[1], reason: 'As agreed' })).body).toMatchObject({ code: 'unit-taken' });
    await executive.put(`/Contracts/${contractId}`, { inventoryId: 0, reason: 'As agreed' }).expect(200);
    await sold(FREE[3]!);
  });

  it('is Sale Pending while a contract sells it, and what it was before when the contract gives it up', async () => {
    const unit = FREE[4]!;
    const becomes = (status: string) => eventually(`inventory ${unit} is ${status}`, async () => (await executive.read<{ listingStatus: string }>(`/Inventories/${unit}`)).listingStatus === status);
    const contractId = await sold(unit);
    await becomes('Sale Pending');
    await executive.put(`/Contracts/${contractId}/Status`, { contractStatus: 'Rescinded' }).expect(200);
    await becomes('Available');
    await executive.put(`/Contracts/${contractId}/Status`, { contractStatus: 'Signed', reason: 'Signed after all' }).expect(200);
    await becomes('Sale Pending');
    await executive.put(`/Contracts/${contractId}`, { inventoryId: 0, reason: 'As agreed' }).expect(200);
    await becomes('Available');
    expect(JSON.stringify(await executive.read(`/Inventories/${unit}/History`))).toMatch(/Its contract, for/);
    expect(JSON.stringify(await manager.read(`/Inventories/${unit}/History`))).not.toMatch(/contract|sale/i);
  });

  it('is what it was before when the change of status that began its sale is undone', async () => {
    const facts = { contractType: 'Inventory', contractStatus: 'Draft', inventoryId: UNDONE } as const;
    await happened(app.nest.get(EventStore), 'resaleContract-90031', ResaleContractImported({ contractId: 90_031, facts }));
    const status = async () => (await executive.read<{ listingStatus: string }>(`/Inventories/${UNDONE}`)).listingStatus;
    const before = await status();
    await executive.put('/Contracts/90031/Status', { contractStatus: 'Signed' }).expect(200);
    await eventually('its unit is Sale Pending', async () => (await status()) === 'Sale Pending');
    await executive.put('/Contracts/90031/Status', { contractStatus: 'Draft' }).expect(200);
    await eventually('its unit is what it was', async () => (await status()) === before);
    // It is held all the same: the draft has it.
    await executive.post('/Contracts/', { ...newContract, inventoryId: UNDONE }).expect(409);
  });

  it('has to be there', async () => {
    const { body } = await executive.post('/Contracts/', { ...newContract, inventoryId: 999_999 }).expect(422);
    expect(body).toMatchObject({ detail: 'There is no inventory 999999', field: 'inventoryId' });
  });
});
