import { jest } from '@jest/globals';
import { once } from 'node:events';
import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import type { ClientToServer, PushedChange, ServerToClient } from '../../backend/platform/realtime/protocol.js';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import { soon } from '../support/mailed-links.js';
import { signInWith } from '../support/person.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

interface Member {
  readonly memberId: number;
  readonly epicContractId: number;
  readonly contractStatus: string;
  readonly signed: string;
  readonly loggedIn: string;
}

describe('The list of members', () => {
  let app: TestApp;
  let executive: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
  }, 120_000);
  afterAll(() => app.stop());

  const members = (query: string) => executive.get<{ rows: readonly Member[] }>(`/api/lists/member-list?limit=500&${query}`).then(({ rows }) => rows);
  const that = (field: string, value: string) => `filters=${encodeURIComponent(JSON.stringify([{ field, op: 'is', value }]))}`;

  it('says of each member the status of the contract, whether it is signed, and whether the member has logged in (F15)', async () => {
    const contracts = await executive.get<readonly { epicContractId: number; contractStatus: string; signedContractDocumentLink: string }[]>('/api/EpicContracts/');
    const known = new Map(contracts.map((contract) => [contract.epicContractId, contract]));
    const all = await members('');
    const website = new Map((await executive.get<readonly { memberId: number; passwordIsTemp: string }[]>('/api/Members/')).map(({ memberId, passwordIsTemp }) => [memberId, passwordIsTemp]));
    expect(all).toHaveLength(88);
    const said = all.map(({ memberId, contractStatus, signed, loggedIn }) => ({ memberId, contractStatus, signed, loggedIn }));
    expect(said).toEqual(
      all.map(({ memberId, epicContractId }) => {
        const contract = known.get(epicContractId);
        return { memberId, contractStatus: contract?.contractStatus ?? '', signed: contract?.signedContractDocumentLink ? 'Yes' : 'No', loggedIn: website.get(memberId) === 'No' ? 'Yes' : 'No' };
      }),
    );
    expect(new Set(all.map(({ loggedIn }) => loggedIn)).size).toBe(2);
  });

  it('is filtered, sorted and searched by them, and its file has them', async () => {
    const closed = await members(that('contractStatus', 'Closed'));
    expect(closed.length).toBeGreaterThan(5);
    expect(new Set(closed.map(({ contractStatus }) => contractStatus))).toEqual(new Set(['Closed']));
    const sorted = (await members('sort=contractStatus&search=a')).map(({ contractStatus }) => contractStatus.toLowerCase());
    expect(sorted.length).toBeGreaterThan(5);
    expect(sorted).toEqual([...sorted].sort());
    const signed = await members(that('signed', 'Yes'));
    expect((await executive.get<{ count: number }>(`/api/lists/member-list/summary?${that('signed', 'Yes')}`)).count).toBe(signed.length);
    const [head] = (await (await executive.fetch('/api/lists/member-list/export')).text()).split('\r\n');
    expect(head).toContain('Contract status');
    expect(head).toContain('Logged in');
  });

  it('says what became of the contract, live for whoever sees members and opens no contract', async () => {
    await signInWith(app, 'receptionist', 'Epic_Members_Main');
    const desk = await app.signIn('receptionist');
    expect((await desk.fetch('/api/lists/epic-contract-list')).status).toBe(403);
    const { rows: [draft], position } = await desk.get<{ rows: readonly Member[]; position: string }>(`/api/lists/member-list?${that('contractStatus', 'Draft')}`);
    const { epicContractId, memberId } = draft!;
    const pushed: PushedChange[] = [];
    const socket: Socket<ServerToClient, ClientToServer> = io(app.url, { transports: ['websocket'], forceNew: true, extraHeaders: { Authorization: `Bearer ${desk.token}` } });
    try {
      socket.on('changes', ({ changes }) => pushed.push(...changes));
      await once(socket as never, 'connect');
      for (const list of ['member-list', 'member-contracts']) expect(await socket.emitWithAck('follow', { list, position })).toMatchObject({ ok: true });
      expect((await executive.fetch(`/api/EpicContracts/${epicContractId}/Status`, { method: 'PUT', body: { contractStatus: 'Signed' } })).status).toBe(200);
      await soon('the contract is pushed', () => pushed.find(({ key, row }) => key === String(epicContractId) && row?.['contractStatus'] === 'Signed'));
      expect((await members(that('memberId', String(memberId))))[0]).toMatchObject({ contractStatus: 'Signed' });
      for (const middleName of ['Quinn', 'Rae']) {
        expect((await executive.fetch(`/api/Members/${memberId}`, { method: 'PUT', body: { middleName } })).status).toBe(200);
        const { row } = await soon('the member is pushed', () => pushed.find(({ key, row }) => key === String(memberId) && row?.['middleName'] === middleName));
        expect(row).toMatchObject({ contractStatus: 'Signed', signed: 'No', loggedIn: draft!.loggedIn });
      }
    } finally {
      socket.disconnect();
    }
  });

  it('is read while what it says of contracts is being made for the first time: blank, which it says, rather than wrong', async () => {
    const engine = app.nest.get(ProjectionEngine);
    const isReady = engine.isReady.bind(engine);
    const pool = app.nest.get(pg.Pool);
    const { rows: [table] } = await pool.query<{ name: string }>(`SELECT c.oid::regclass::text AS name FROM pg_class c WHERE c.relname = 'member_contract' AND c.relkind = 'r'`);
    const building = jest.spyOn(engine, 'isReady').mockImplementation((list) => (list === 'member-contracts' ? { ready: false, done: 0.5, secondsLeft: null } : isReady(list)));
    await pool.query(`ALTER TABLE ${table!.name} RENAME TO not_made_yet`);
    try {
      const { rows, rebuilding } = await executive.get<{ rows: readonly Member[]; rebuilding: unknown }>('/api/lists/member-list?limit=5');
      expect(rows.map(({ contractStatus, signed }) => [contractStatus, signed])).toEqual(Array(5).fill([null, null]));
      expect(rebuilding).toEqual({ labels: ['Contract status', 'Signed'], done: 0.5 });
      expect((await executive.fetch(`/api/lists/member-list?${that('signed', 'Yes')}`)).status).toBe(503);
      expect((await executive.fetch('/api/lists/member-list/export?format=csv')).status).toBe(503);
    } finally {
      building.mockRestore();
      await pool.query(`ALTER TABLE ${table!.name.replace('member_contract', 'not_made_yet')} RENAME TO member_contract`);
    }
  });
});
