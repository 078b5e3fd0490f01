import { reportRules } from '../../backend/reports/reports.rules.js';
import type { MembersBehindAnswer } from '../../backend/reports/epic/epic-dashboard.dto.js';
import type { ReportAnswer, ReportMonthsAnswer, ReportRowsAnswer } from '../../backend/reports/report.dto.js';
import { rolePresets } from '../../backend/users/permissions/role-presets.rules.js';
import { measures, type MeasureName } from '../../events/reports/measures.rules.js';
import type { PermissionName } from '../../events/users/permission.enums.js';
import type { Role } from '../../events/users/user.enums.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { somebody } from './access/people.js';

const DAYS = 'from=2026-09-01&to=2026-10-31';
const roles = Object.keys(rolePresets) as Role[];

/** What opens contracts of each kind with their prices, written down apart from the code that is tested. */
const contracts: Readonly<Record<'resale' | 'membership', readonly PermissionName[]>> = {
  resale: ['Contracts_Main', 'Contracts_Detail', 'Reports_ContractsDashboard'],
  membership: ['Epic_Contracts_Main', 'Epic_Contracts_Detail', 'Reports_EpicDashboard'],
};
const tours: readonly PermissionName[] = ['Tours_Main', 'Reports_Main'];

/** Of tours alone; every other measure tells a price or a status of a contract. */
const ofTours: readonly MeasureName[] = ['booked', 'noShowCanceled', 'tours', 'showRate', 'notQualified', 'qualified', 'ended', 'sales', 'closePercent'];

const lenses = [
  { query: '', kinds: ['resale', 'membership'], tells: false },
  { query: '&closedOnly=true', kinds: ['resale', 'membership'], tells: true },
  { query: '&kind=resale', kinds: ['resale'], tells: true },
  { query: '&kind=membership', kinds: ['membership'], tells: true },
] as const;

describe('Every role, on every report', () => {
  let app: TestApp;
  let people: ReadonlyMap<Role, SignedIn>;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    const found: [Role, SignedIn][] = [];
    for (const role of roles) found.push([role, await somebody(app, role, rolePresets[role])]);
    people = new Map(found);
  }, 180_000);
  afterAll(() => app.stop());

  it('knows which measures are made of contracts', () => {
    const hidden = (Object.keys(measures) as MeasureName[]).filter((name) => !measures[name].ofContracts);
    expect(hidden.toSorted()).toEqual([...ofTours].sort());
  });

  it.each(roles)('%s sees no figure from rows that it may not open', async (role) => {
    const [who, holds] = [people.get(role)!, (anyOf: readonly PermissionName[]) => anyOf.some((one) => rolePresets[role].includes(one))];
    for (const { name, permission, columns } of reportRules) {
      for (const { query, kinds, tells } of lenses) {
        const opensContracts = kinds.every((kind) => holds(contracts[kind]));
        const opensReport = holds([permission]) && (opensContracts || !tells);
        const asked = `${name}?${DAYS}${query}`;
        const answer = await who.fetch(`/api/Reports/${asked}&against=2019`);
        expect([asked, answer.status]).toEqual([asked, opensReport ? 200 : 403]);
        const rows = await who.fetch(`/api/Reports/${name}/rows?${DAYS}${query}`);
        expect([asked, 'rows', rows.status]).toEqual([asked, 'rows', opensReport && holds(tours) ? 200 : 403]);
        const months = await who.fetch(`/api/Reports/${name}/months?${DAYS}${query}`);
        expect([asked, 'months', months.status]).toEqual([asked, 'months', answer.status]);
        if (!opensReport) continue;
        const { total, lines, before, measures: heads } = (await answer.json()) as ReportAnswer;
        const seen = columns.filter((measure) => opensContracts || ofTours.includes(measure));
        expect([asked, heads.map((head) => head.name)]).toEqual([asked, seen]);
        for (const figures of [total, before!.total, ...lines]) expect([asked, namesIn(figures)]).toEqual([asked, [...seen].sort()]);
        const monthly = (await months.json()) as ReportMonthsAnswer;
        for (const figures of [monthly.total, ...monthly.lines.map((line) => line.months)].flatMap((of) => Object.values(of))) expect([asked, namesIn(figures)]).toEqual([asked, [...seen].sort()]);
        if (!rows.ok) continue;
        const behind = (await rows.json()) as ReportRowsAnswer;
        for (const figures of [behind.total, ...behind.rows.slice(0, 50)]) expect([asked, namesIn(figures).filter((measure) => !opensContracts && !ofTours.includes(measure))]).toEqual([asked, []]);
        expect([asked, behind.rows.some((row) => row.contracts !== undefined)]).toEqual([asked, opensContracts && behind.rows.length > 0]);
      }
    }
  }, 120_000);

  it.each(roles)('%s sees the points to be ceded, and the members behind them, only where they are open to it', async (role) => {
    const [who, held] = [people.get(role)!, rolePresets[role]];
    const [figures, members] = await Promise.all(['', '/rows'].map(async (call) => (await who.fetch(`/api/Reports/epic-membership-points${call}`)).status));
    expect([figures, members]).toEqual([held.includes('Reports_EpicDashboard') ? 200 : 403, held.includes('Epic_Members_Main') ? 200 : 403]);
  });

  it.each(roles)('%s sees the Epic dashboard, the contracts and the members behind it only where they are open to it, and what members paid only with contracts', async (role) => {
    const [who, held] = [people.get(role)!, rolePresets[role]];
    const [figures, rows, members] = await Promise.all(['', '/rows', '/members?by=status&name=Active'].map((call) => who.fetch(`/api/Reports/epic-dashboard${call}`)));
    const open = (permission: PermissionName) => (held.includes(permission) ? 200 : 403);
    expect([figures!.status, rows!.status, members!.status]).toEqual([open('Reports_EpicDashboard'), open('Epic_Contracts_Main'), open('Epic_Members_Main')]);
    if (!members!.ok) return;
    const behind = (await members!.json()) as MembersBehindAnswer;
    expect(behind.rows.some((row) => 'price' in row)).toBe(contracts.membership.some((permission) => held.includes(permission)));
  });
});

/** The measures among what a line or a row says. */
function namesIn(figures: object): readonly MeasureName[] {
  return (Object.keys(figures).filter((name) => Object.hasOwn(measures, name)) as MeasureName[]).sort();
}
