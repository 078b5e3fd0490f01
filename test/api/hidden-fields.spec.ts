import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { InventoryImported } from '../../events/inventory/inventory.events.js';
import { LeadImported } from '../../events/leads/lead.events.js';
import { EventStore } from '../../events/store/event-store.js';
import type { ClientToServer, Presence, PushedChange, ServerToClient } from '../../backend/platform/realtime/protocol.js';
import { happened } from '../support/happened.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { eventually } from './live-screen.js';

type Row = Readonly<Record<string, unknown>>;

/** Written down from the documents, not from the code: D3 2.4 and decisions.md B15; D3 section 5 and B16; B23. */
const hiddenOf = {
  lead: ['address1', 'address2', 'city', 'state', 'zipcode', 'country', 'email', 'mobilePhone', 'homePhone', 'workPhone', 'spouseEmail', 'spouseMobilePhone', 'spouseHomePhone', 'spouseWorkPhone', 'incomeTier'],
  inventory: ['listingStatus', 'listingEndDate', 'listingPrice', 'entryDate', 'verifiedBy', 'dateVerified', 'notes', 'ownerName', 'sellerFirstName', 'sellerLastName', 'sellerCompanyName', 'sellerEmail', 'sellerMobilePhone', 'sellerHomePhone', 'marketingFee', 'mktFeeDatePd', 'amountPaid', 'variance'],
  member: ['username', 'email', 'mobilePhone', 'homePhone', 'workPhone', 'address', 'city', 'state', 'zipcode', 'country'],
};

const reached = ['email', 'mobilePhone', 'homePhone', 'workPhone', 'spouseEmail', 'spouseMobilePhone', 'spouseHomePhone', 'spouseWorkPhone'];
/** Which of them who sees them can filter and sort by. */
const offeredTo = {
  lead: { filters: hiddenOf.lead, sorts: hiddenOf.lead.filter((field) => field === 'email' || ![...reached, 'address1', 'address2'].includes(field)) },
  inventory: {
    filters: hiddenOf.inventory.filter((field) => field !== 'variance'),
    sorts: hiddenOf.inventory.filter((field) => !['variance', 'notes', 'sellerEmail', 'sellerMobilePhone', 'sellerHomePhone'].includes(field)),
  },
};

describe('Fields and rows that somebody may not see', () => {
  let app: TestApp;
  let dana: SignedIn;
  /** Leads and tours, but not how to reach a lead. */
  let desk: SignedIn;
  /** Inventory_Main, _List and _Detail. */
  let tablet: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    [dana, desk, tablet] = await Promise.all(['executive', 'receptionist', 'inventory-tablet'].map((role) => app.signIn(role)) as [Promise<SignedIn>, Promise<SignedIn>, Promise<SignedIn>]);
  }, 120_000);

  afterAll(() => app.stop());

  async function withPermissions(name: string, permissions: string): Promise<SignedIn> {
    const users = await dana.get<{ userId: number; email: string }[]>('/api/Users/TenantUsers/1');
    const { userId } = users.find(({ email }) => email === `${name}@demo.example`)!;
    expect((await dana.fetch(`/api/Users/${userId}`, { method: 'PUT', body: { permissions } })).status).toBe(200);
    return app.signIn(name);
  }

  const rowsOf = async (who: SignedIn, query: string) => (await who.get<{ rows: Row[] }>(`/api/lists/${query}`)).rows;
  const filtered = (list: string, field: string, op: string, value?: string) => `${list}?filters=${encodeURIComponent(JSON.stringify([{ field, op, value }]))}&limit=500`;
  const status = async (who: SignedIn, query: string) => (await who.fetch(`/api/lists/${query}`)).status;

  it.each([
    ['lead-list', 'leads', 'Leads_Sensitive', hiddenOf.lead, () => desk],
    ['inventory-list', 'units', 'Inventory_Sensitive', hiddenOf.inventory, () => tablet],
  ])('%s: are in no row and no file of the %s without %s', async (list, _, __, hidden, blind) => {
    const [seen] = await rowsOf(dana, `${list}?limit=1`);
    expect(Object.keys(seen!)).toEqual(expect.arrayContaining(hidden));
    const rows = await rowsOf(blind(), `${list}?limit=500`);
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) expect(Object.keys(row).filter((field) => hidden.includes(field))).toEqual([]);
    const head = async (who: SignedIn) => (await (await who.fetch(`/api/lists/${list}/export`)).text()).split('\r\n')[0]!.split(',').length;
    expect(await head(dana)).toBe(Object.keys(seen!).length);
    expect(await head(blind())).toBe(Object.keys(seen!).length - hidden.length);
  });

  it.each([
    ['lead-list', hiddenOf.lead, offeredTo.lead, () => desk],
    ['inventory-list', hiddenOf.inventory, offeredTo.inventory, () => tablet],
  ])('%s: cannot be found out by a filter or a sort, which who sees them is offered', async (list, hidden, { filters, sorts }, blind) => {
    const answered = async (who: SignedIn, queryOf: (field: string) => string) => {
      const statuses = await Promise.all(hidden.map(async (field) => [field, await status(who, queryOf(field))] as const));
      return statuses.filter(([, answer]) => answer === 200).map(([field]) => field);
    };
    const [filter, sort] = [(field: string) => filtered(list, field, 'present'), (field: string) => `${list}?sort=-${field}`];
    expect([await answered(dana, filter), await answered(dana, sort)]).toEqual([filters, sorts]);
    expect([await answered(blind(), filter), await answered(blind(), sort)]).toEqual([[], []]);
  });

  it('are not searched: neither by the address of a lead nor by the owner of a unit', async () => {
    const [lead] = await rowsOf(dana, filtered('lead-list', 'email', 'present'));
    const email = encodeURIComponent(String(lead!['email']));
    expect((await rowsOf(dana, `lead-list?search=${email}`)).map((row) => row['leadId'])).toContain(lead!['leadId']);
    expect(await rowsOf(desk, `lead-list?search=${email}`)).toEqual([]);
    const unit = (await rowsOf(dana, filtered('inventory-list', 'listingStatus', 'is', 'Available'))).find((row) => String(row['ownerName']).length > 6)!;
    const owner = encodeURIComponent(String(unit['ownerName']));
    expect((await rowsOf(dana, `inventory-list?search=${owner}&limit=500`)).map((row) => row['inventoryId'])).toContain(unit['inventoryId']);
    expect(await rowsOf(tablet, `inventory-list?search=${owner}`)).toEqual([]);
  });

  it('units that are not for sale are no rows, no count and no line of a file', async () => {
    // Inventory_Admin, so that the fifteen units which others are shown hide nothing of it.
    const seller = await withPermissions('epic-manager', 'Inventory_Main,Inventory_List,Inventory_Detail,Inventory_Admin');
    const available = await rowsOf(dana, filtered('inventory-list', 'listingStatus', 'is', 'Available'));
    const ids = (rows: readonly Row[]) => rows.map((row) => Number(row['inventoryId'])).sort((a, b) => a - b);
    expect(ids(await rowsOf(seller, 'inventory-list?limit=500'))).toEqual(ids(available));
    expect(await seller.get('/api/lists/inventory-list/summary')).toMatchObject({ count: available.length, total: available.length });
    const narrowed = await seller.get<{ count: number; total: number }>(`/api/lists/inventory-list/summary?search=harbour`);
    expect(narrowed.count).toBeLessThan(narrowed.total);
    expect(narrowed.total).toBe(available.length);
    expect((await (await seller.fetch('/api/lists/inventory-list/export')).text()).trim().split('\r\n')).toHaveLength(available.length + 1);
    const [sold] = await rowsOf(dana, filtered('inventory-list', 'listingStatus', 'is', 'Expired'));
    const byNumber = (row: Row) => filtered('inventory-list', 'inventoryId', 'is', String(row['inventoryId']));
    expect(ids(await rowsOf(dana, byNumber(sold!)))).toEqual([sold!['inventoryId']]);
    expect(await rowsOf(seller, byNumber(sold!))).toEqual([]);
    expect(ids(await rowsOf(seller, byNumber(available[0]!)))).toEqual([available[0]!['inventoryId']]);
    expect((await rowsOf(seller, 'inventory-totals')).map((row) => row['listingStatus'])).toEqual(['Available']);
  });

  it('a member’s name to sign in with and how to reach them are nowhere without Epic_Members_Sensitive', async () => {
    const blind = await app.signIn('inventory-manager');
    expect((await rowsOf(dana, 'member-list?limit=1'))[0]).toMatchObject({ username: expect.any(String) });
    const whole = await blind.get<Row[]>('/api/Members/');
    const one = await blind.get<Row>(`/api/Members/${String(whole[0]!['memberId'])}`);
    const listed = await rowsOf(blind, 'member-list?limit=500');
    const seen = await dana.get<Row>(`/api/Members/${String(whole[0]!['memberId'])}`);
    expect(Object.keys(seen)).toEqual(expect.arrayContaining(hiddenOf.member));
    expect(listed.length).toBeGreaterThan(10);
    for (const row of [...whole, ...listed, one]) expect(Object.keys(row).filter((field) => [...hiddenOf.member, 'password'].includes(field))).toEqual([]);
    expect(await status(dana, 'member-list?sort=username')).toBe(200);
    for (const field of ['username', 'email']) {
      expect(await status(blind, filtered('member-list', field, 'present'))).toBe(400);
      expect(await status(dana, filtered('member-list', field, 'present'))).toBe(200);
      expect(await status(blind, `member-list?sort=${field}`)).toBe(400);
    }
  });

  describe('in what is pushed', () => {
    const sockets: Socket[] = [];
    afterAll(() => sockets.forEach((socket) => socket.disconnect()));

    async function follower(who: SignedIn, list: string): Promise<PushedChange[]> {
      const socket = await line(who);
      const changes: PushedChange[] = [];
      socket.on('changes', (pushed) => changes.push(...pushed.changes));
      const { position } = await who.get<{ position: string }>(`/api/lists/${list}?limit=1`);
      expect(await socket.emitWithAck('follow', { list, position })).toMatchObject({ ok: true });
      return changes;
    }

    it('a lead comes without how to reach it', async () => {
      const [seen, blind] = [await follower(dana, 'lead-list'), await follower(desk, 'lead-list')];
      const [row] = await rowsOf(dana, filtered('lead-list', 'email', 'present'));
      const leadId = Number(row!['leadId']);
      await happened(app.nest.get(EventStore), `lead-${leadId}`, LeadImported({ ...(row as never as Parameters<typeof LeadImported>[0]), leadId, communications: [], email: 'planted@example.com', mobilePhone: '555-0177' }));
      await eventually('both hear of it', () => seen.length > 0 && blind.length > 0);
      expect(seen[0]!.row).toMatchObject({ email: 'planted@example.com' });
      expect(blind[0]!.row).toMatchObject({ leadId, lastName: row!['lastName'] });
      expect(JSON.stringify(blind)).not.toMatch(/planted|555-0177/);
    });

    it('a unit that is no longer available leaves the screen, without a word of why or by whom', async () => {
      const [row] = await rowsOf(dana, filtered('inventory-list', 'listingStatus', 'is', 'Available'));
      const [seen, blind] = [await follower(dana, 'inventory-list'), await follower(tablet, 'inventory-list')];
      await happened(app.nest.get(EventStore), `inventory-${String(row!['inventoryId'])}`, InventoryImported({ ...wholeUnit(row!), listingStatus: 'Sale Pending' }));
      await eventually('both hear of it', () => seen.length > 0 && blind.length > 0);
      expect(seen[0]).toMatchObject({ operation: 'put', by: 'Dana Kim', row: { listingStatus: 'Sale Pending' } });
      expect(blind).toEqual([expect.objectContaining({ key: String(row!['inventoryId']), operation: 'delete', by: '', eventType: '', row: null })]);
    });

    it('who is at a unit that one may not see is not told, and it cannot be opened', async () => {
      const unit = async (listingStatus: string) => String((await rowsOf(dana, filtered('inventory-list', 'listingStatus', 'is', listingStatus)))[0]!['inventoryId']);
      const [open, hidden] = [await unit('Available'), await unit('Expired')];
      const [before, viewer] = await Promise.all([line(tablet), line(dana)]);
      const told = presencesAt(before);
      await before.emitWithAck('follow', { list: 'inventory-list', position: '' });
      for (const key of [hidden, open]) expect(await viewer.emitWithAck('open', { list: 'inventory-list', key, mode: 'edit' })).toEqual({ ok: true });
      const after = await line(tablet);
      const toldAfter = presencesAt(after);
      await after.emitWithAck('follow', { list: 'inventory-list', position: '' });
      await eventually('both are told of the other unit', () => [told, toldAfter].every((keys) => keys.includes(open)));
      expect([...told, ...toldAfter]).not.toContain(hidden);
      expect(await after.emitWithAck('open', { list: 'inventory-list', key: hidden, mode: 'view' })).toMatchObject({ ok: false });
    });

    async function line(who: SignedIn): Promise<Socket<ServerToClient, ClientToServer>> {
      const socket: Socket<ServerToClient, ClientToServer> = io(app.url, { transports: ['websocket'], forceNew: true, extraHeaders: { Authorization: `Bearer ${who.token}` } });
      sockets.push(socket as unknown as Socket);
      await once(socket as never, 'connect');
      return socket;
    }

    function presencesAt(socket: Socket<ServerToClient, ClientToServer>): string[] {
      const keys: string[] = [];
      socket.on('presence', ({ key }: Presence) => keys.push(key));
      return keys;
    }
  });

  it('are kept when the whole record is sent back by who cannot see them, and cannot be changed (decisions.md A17)', async () => {
    const [contract] = await rowsOf(dana, filtered('resale-contract-list', 'contractStatus', 'is', 'Draft'));
    const url = `/api/Contracts/${String(contract!['contractId'])}`;
    await dana.fetch(url, { method: 'PUT', body: { buyerEmail: 'kept@example.com', buyerMobilePhone: '407-555-0188' } });
    const clerk = await blindClerk();
    const whole = await clerk.get<Row>(url);
    expect(Object.keys(whole)).not.toEqual(expect.arrayContaining(['buyerEmail']));
    expect((await clerk.fetch(url, { method: 'PUT', body: { ...whole, unitNumber: 'B-7' } })).status).toBe(200);
    expect((await clerk.fetch(url, { method: 'PUT', body: { ...whole, unitNumber: 'B-7', buyerEmail: '', buyerMobilePhone: null } })).status).toBe(200);
    expect(await dana.get(url)).toMatchObject({ unitNumber: 'B-7', buyerEmail: 'kept@example.com', buyerMobilePhone: '+14075550188' });
    expect((await clerk.fetch(url, { method: 'PUT', body: { buyerEmail: 'other@example.com' } })).status).toBe(403);
  });

  /** Edits contracts without seeing how to reach a buyer. */
  async function blindClerk(): Promise<SignedIn> {
    const manager = await app.signIn('closing-manager');
    const { userId } = await manager.get<{ userId: number }>('/api/Users/Me');
    const answer = await dana.fetch(`/api/Users/${userId}`, { method: 'PUT', body: { permissions: 'Contracts_Main,Contracts_Detail,Contracts_Edit' } });
    expect(answer.status).toBe(200);
    return app.signIn('closing-manager');
  }
});

/** What the list does not show of a unit is blank. */
function wholeUnit(row: Row): Parameters<typeof InventoryImported>[0] {
  const { properties } = InventoryImported.schema;
  const blank = Object.entries(properties).map(([name, schema]) => [name, schema.type === 'string' ? '' : null]);
  return { ...Object.fromEntries(blank), ...row } as Parameters<typeof InventoryImported>[0];
}
