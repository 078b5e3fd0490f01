import { rolePresets } from '../../../backend/users/permissions/role-presets.rules.js';
import { holding } from '../../../backend/platform/screens/home-route.rules.js';
import { allScreens, standsInMenu } from '../../../backend/platform/screens/screens.rules.js';
import { ListRegistry } from '../../../backend/platform/lists/list-registry.js';
import { startApp, type SignedIn, type TestApp } from '../../support/start-app.js';
import { hiddenInContracts, hiddenInEpicContracts, hiddenInMembers, lists } from './lists.js';
import { somebodyOfEachRole } from './people.js';
import { permissionsOfRoles } from './roles.js';
import { routesOf } from './routes-of.js';
import { whoMayCall } from './routes.js';
import { menu, whoMayOpen } from './screens.js';

/** Parameters that name nothing: who may call a route is told that, and nothing is changed. */
const NOTHING: Readonly<Record<string, string>> = { from: '2026-01-01', to: '2026-01-02', sessionId: '00000000-0000-4000-8000-000000000000', name: 'nothing', list: 'nothing', token: 'nothing' };

function may(role: string, who: string): boolean {
  if (who === 'everybody' || who === 'the signed in') return true;
  return who.split(' ').some((permission) => permissionsOfRoles[role]!.includes(permission));
}

describe('what each role may', () => {
  let app: TestApp;
  let people: ReadonlyMap<string, SignedIn>;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    people = await somebodyOfEachRole(app);
    await fillGiftLedger();
    await closeMonth();
  }, 120_000);
  afterAll(() => app.stop());

  it('is what the documents give it', () => {
    expect([...Object.keys(rolePresets), 'nothing'].sort()).toEqual(Object.keys(permissionsOfRoles).sort());
    for (const [role, permissions] of Object.entries(rolePresets)) expect([role, [...permissions].sort()]).toEqual([role, [...permissionsOfRoles[role]!].sort()]);
  });

  it('is written down for every route, list and screen', () => {
    const registered = (app.nest.get(ListRegistry) as unknown as { lists: Map<string, unknown> }).lists;
    expect(routesOf(app).sort()).toEqual(Object.keys(whoMayCall).sort());
    expect([...registered.keys()].sort()).toEqual(Object.keys(lists).sort());
    expect(allScreens.map(({ path }) => path).sort()).toEqual(Object.keys(whoMayOpen).sort());
  });

  it('is held by every route: who may not is told which permission it takes, who is nobody to sign in', async () => {
    const wrong: string[] = [];
    for (const [route, who] of Object.entries(whoMayCall)) {
      const { status } = await call(route);
      if ((status === 401) !== (who !== 'everybody')) wrong.push(`nobody: ${route} answered ${status}`);
      if (who === 'everybody') continue;
      await ofEach(async (role, person) => {
        const { status: answered, permission } = await call(route, person);
        if (who === 'agents') return void (answered === 401 || wrong.push(`${role}: ${route} answered ${answered}`));
        const refused = answered === 401 || (answered === 403 && permission !== undefined);
        if (refused === may(role, who)) wrong.push(`${role}: ${route} answered ${answered}`);
        if (refused && permission?.split(' or ').sort().join(' ') !== who.split(' ').sort().join(' ')) wrong.push(`${role}: ${route} asked for ${String(permission)}`);
      });
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  it('is held by every list, its summary and its file', async () => {
    const wrong: string[] = [];
    for (const [list, { permission }] of Object.entries(lists)) {
      await ofEach(async (role, person) => {
        for (const path of [`/api/lists/${list}?limit=1`, `/api/lists/${list}/summary`, `/api/lists/${list}/export`]) {
          const answer = await person.fetch(path);
          // A file that nobody reads to its end keeps its place.
          await answer.arrayBuffer();
          const { status } = answer;
          if (status !== (may(role, permission) ? 200 : 403)) wrong.push(`${role}: ${path} answered ${status}`);
        }
      });
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it('is held by every screen, and by the menu', () => {
    for (const role of Object.keys(permissionsOfRoles)) {
      const open = holding(permissionsOfRoles[role]!);
      const opened = allScreens.filter(({ permission }) => open(permission));
      expect([role, opened.map(({ path }) => path)]).toEqual([role, allScreens.map(({ path }) => path).filter((path) => may(role, whoMayOpen[path]!))]);
      const entries = opened.filter((screen) => standsInMenu(screen, open)).map(({ title, section = title }) => section);
      expect([role, entries.sort()]).toEqual([role, Object.keys(menu).filter((entry) => may(role, menu[entry]!)).sort()]);
    }
  });

  it('hides each sensitive field from exactly those who may not see it, in rows and in files', async () => {
    const wrong: string[] = [];
    for (const [list, { permission, hidden = {} }] of Object.entries(lists)) {
      const labels = Object.keys(hidden).length > 0 ? await header(list, people.get('Executive')!) : 0;
      for (const [role, person] of people) {
        if (!may(role, permission)) continue;
        const { rows } = await person.get<{ rows: object[] }>(`/api/lists/${list}?limit=50`);
        wrong.push(...misplaced(role, list, rows, hidden));
        // What not even an executive sees stands in nobody's file.
        const blind = Object.keys(hidden).some((sensitive) => may('Executive', sensitive) && !may(role, sensitive));
        if (labels > 0 && (await header(list, person)) < labels !== blind) wrong.push(`${role}: the file of ${list}`);
      }
    }
    expect(wrong).toEqual([]);
  }, 120_000);

  it.each([
    ['/api/Contracts/1002', 'Contracts_Detail', hiddenInContracts],
    ['/api/EpicContracts/2004', 'Epic_Contracts_Detail', hiddenInEpicContracts],
    ['/api/EpicContracts/', 'Epic_Contracts_Main', hiddenInEpicContracts],
    ['/api/Members/538', 'Epic_Members_Detail Leads_New Epic_Members_Edit', hiddenInMembers],
    ['/api/Members/', 'Epic_Members_Main', hiddenInMembers],
  ])('hides them in %s too', async (path, permission, hidden) => {
    for (const [role, person] of people) {
      if (!may(role, permission)) continue;
      const answer = await person.get<object | object[]>(path);
      expect(misplaced(role, path, [answer].flat(), hidden)).toEqual([]);
    }
  });

  /** Nobody has closed one: what it came to could not be looked for. */
  async function closeMonth(): Promise<void> {
    const executive = people.get('Executive')!;
    const closed = (await (await executive.fetch('/api/Accounting/Months/202001/Close', { method: 'POST', body: { reason: 'Long over' } })).json()) as { position: string };
    await executive.fetch('/api/lists/accounting-months', { headers: { 'X-Min-Position': closed.position } });
  }

  /** The old system had none: what is hidden in it could not be looked for. */
  async function fillGiftLedger(): Promise<void> {
    const executive = people.get('Executive')!;
    const given = (await (await executive.fetch('/api/Tours/20/Gifts', { method: 'POST', body: { giftTypeId: 6 } })).json()) as { position: string };
    await executive.fetch('/api/lists/gift-ledger', { headers: { 'X-Min-Position': given.position } });
  }

  async function ofEach(look: (role: string, person: SignedIn) => Promise<void>): Promise<void> {
    await Promise.all([...people].map(([role, person]) => look(role, person)));
  }

  async function call(route: string, person?: SignedIn): Promise<{ status: number; permission?: string }> {
    const [method, pattern] = route.split(' ') as [string, string];
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => NOTHING[name] ?? '2147483000');
    const init = { method, ...(method === 'GET' || method === 'DELETE' ? {} : { body: {} }) };
    const answer = await (person ? person.fetch(path, init) : fetch(`${app.url}${path}`, { method, ...(init.body ? { body: '{}', headers: { 'Content-Type': 'application/json' } } : {}) }));
    const text = await answer.text();
    const body = answer.headers.get('content-type')?.includes('problem') ? (JSON.parse(text) as { permission?: string }) : {};
    return { status: answer.status, ...body };
  }

  async function header(list: string, person: SignedIn): Promise<number> {
    const text = await (await person.fetch(`/api/lists/${list}/export`)).text();
    return text.split('\r\n')[0]!.split(',').length;
  }

  function misplaced(role: string, where: string, rows: readonly object[], hidden: Readonly<Record<string, string>>): string[] {
    if (rows.length === 0) return [`${where} has no rows to look at`].filter(() => Object.keys(hidden).length > 0);
    return Object.entries(hidden).flatMap(([permission, fields]) =>
      fields
        .split(' ')
        .filter((field) => rows.some((row) => field in row) !== may(role, permission))
        .map((field) => `${role}: ${field} of ${where}`),
    );
  }
});
