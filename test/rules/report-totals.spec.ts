import * as fc from 'fast-check';
import type { Decimal } from 'decimal.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import type { StoredEvent } from '../../events/store/event-store.js';
import { vocabulary } from '../../events/vocabulary.js';
import type { Projection, Totals } from '../../projections/engine/projection.js';
import { fold, steps } from '../../projections/engine/write/fold.js';
import { totalsDeltas } from '../../projections/engine/write/totals.js';
import type { TableLayout } from '../../projections/engine/schema/table-layout.js';
import { pointsLedger } from '../../projections/points-ledger/points-ledger.projector.js';
import { cededMembers } from '../../projections/reports/cede/ceded-members.projector.js';
import { countedTours } from '../../projections/reports/counted-tours.projector.js';
import { soldMemberships } from '../../projections/reports/epic/sold-memberships.projector.js';
import { companies, stored } from './report-totals-company.js';
import { cededPlainly, enrolledPlainly, pointsPlainly, type PlainMember } from './report-totals-members.js';
import { companiesOfMembers } from './report-totals-members-company.js';
import { soldPlainly } from './report-totals-memberships.js';
import { addTo, byLine, figures, plainly, type Figures } from './report-totals-plainly.js';

/** 2,000 before a release. */
const COMPANIES = Number(process.env.REPORT_COMPANIES ?? 300);
const layout = { filled: (row: object) => row, key: 'key' } as unknown as TableLayout;

type Of = Readonly<Record<string, unknown>>;

const ofTours = (of: Of) => [...(of.dimension === undefined ? [of.sourceKey, of.repKey] : [of.dimension, of.name]), of.lens];
const ofMemberships = ({ contractDate, month, payment }: Of) => [contractDate ?? month, payment];

/** What the running totals of a list come to by line and lens, as far as they count the period. */
function running(list: string, events: readonly StoredEvent[], counts: (of: Of) => boolean): Figures {
  return runningOf(countedTours, layout, ofTours, list, events, counts);
}

function runningOf<Row extends object>(projection: Projection<Row>, to: TableLayout, place: (of: Of) => readonly unknown[], list: string, events: readonly StoredEvent[], counts: (of: Of) => boolean): Figures {
  const totals = projection.totals.find((candidate) => candidate.list === list)!;
  const rows = new Map<string, object>();
  const shown: Record<string, Decimal> = {};
  for (let next = 0, size = 1; next < events.length; next += size, size = (size % 7) + 1) {
    const folded = fold(to, steps(projection as unknown as Projection, vocabulary, events.slice(next, next + size)), rows, new Set());
    expect(folded.parked).toEqual([]);
    for (const { key, after } of folded.rows) if (after) rows.set(String(key), after);
    for (const { of, add } of totalsDeltas(totals as unknown as Totals<object>, folded.rows).filter((delta) => counts(delta.of))) {
      for (const [measure, amount] of Object.entries(add)) addTo(shown, [...place(of), measure], amount);
    }
  }
  return figures(shown);
}

const pastDays = fc.integer({ min: 0, max: 40 }).map((later) => newYorkDay(new Date(Date.parse('2026-01-01T15:00:00Z') + later * 86_400_000)));

function knownBy(asOf: string, events: readonly StoredEvent[]): readonly StoredEvent[] {
  return events.filter(({ metadata }) => newYorkDay(new Date((metadata as { occurredAt: string }).occurredAt)) <= asOf);
}

const february = (month: unknown) => month === '2026-02-01';

describe('The totals of reports', () => {
  it('are what a plain fold of all events comes to, by day and by month, whatever happened in which order', () => {
    fc.assert(
      fc.property(companies, (company) => {
        const events = stored(company);
        const inDays = (date: string) => date >= '2026-01-31' && date <= '2026-02-28';
        expect(running('counted-tour-days', events, ({ tourDate }) => inDays(String(tourDate)))).toEqual(byLine(plainly(events, inDays)));
        expect(running('counted-tour-months', events, ({ month }) => february(month))).toEqual(byLine(plainly(events, (date) => date.startsWith('2026-02'))));
      }),
      { numRuns: COMPANIES },
    );
  });

  it('are, as of any past day, what the events up to its end come to', () => {
    fc.assert(
      fc.property(companies, pastDays, (company, asOf) => {
        const events = stored(company);
        const known = knownBy(asOf, events);
        expect(running('counted-tour-standings', events, ({ day }) => String(day) <= asOf)).toEqual(plainly(known, () => true));
        expect(recordedThrough(asOf, 'counted-tour-months', (list, told) => running(list, events, (of) => february(of.month) && told(of)))).toEqual(byLine(plainly(known, (date) => date.startsWith('2026-02'))));
      }),
      { numRuns: COMPANIES },
    );
  });
});

describe('The totals of the Epic dashboard', () => {
  const contracts = { ...layout, key: 'epicContractId' } as TableLayout;
  const sold = (list: string, events: readonly StoredEvent[], counts: (of: Of) => boolean = () => true) => runningOf(soldMemberships, contracts, ofMemberships, list, events, counts);

  it('are what a plain fold of all membership contracts comes to, now and as of any past day', () => {
    fc.assert(
      fc.property(companies, pastDays, (company, asOf) => {
        const events = stored(company);
        const known = knownBy(asOf, events);
        expect(sold('sold-membership-days', events)).toEqual(soldPlainly(events));
        expect(sold('sold-membership-days-told', events, ({ day }) => String(day) <= asOf)).toEqual(soldPlainly(known));
        expect(recordedThrough(asOf, 'sold-membership-months', (list, told) => sold(list, events, told))).toEqual(soldPlainly(known, (contractDate) => `${contractDate.slice(0, 7)}-01`));
      }),
      { numRuns: COMPANIES },
    );
  });

  it('count members by tier and status in the month of their enrolment, now and as of any past day', () => {
    const enrolled = (list: string, place: Place<PlainMember>, events: readonly StoredEvent[], counts: (of: Of) => boolean = () => true) => runningOf(cededMembers, layout, (of) => place(of as unknown as PlainMember), list, events, counts);
    const byMonth: Place<PlainMember> = ({ month, memberStatus, membershipTier }) => [month, memberStatus, membershipTier];
    const byMember: Place<PlainMember> = (member) => [member.memberId, member.epicContractId, ...byMonth(member)];
    fc.assert(
      fc.property(companiesOfMembers, pastDays, (company, asOf) => {
        const events = stored(company);
        expect(enrolled('enrolled-member-months', byMonth, events)).toEqual(enrolledPlainly(events, byMonth));
        expect(enrolled('enrolled-member-standings', byMember, events, ({ day }) => String(day) <= asOf)).toEqual(enrolledPlainly(knownBy(asOf, events), byMember));
        expect(recordedThrough(asOf, 'enrolled-member-months', (list, told) => enrolled(list, byMonth, events, told))).toEqual(enrolledPlainly(knownBy(asOf, events), byMonth));
      }),
      { numRuns: COMPANIES },
    );
  });

  it('cede points by the month and the status of the newest contract, now and as of any past day', () => {
    const ceded = (list: string, events: readonly StoredEvent[], counts: (of: Of) => boolean = () => true) => runningOf(cededMembers, layout, ({ month, bucket }) => [month, bucket], list, events, counts);
    fc.assert(
      fc.property(companiesOfMembers, pastDays, (company, asOf) => {
        const events = stored(company);
        const known = cededPlainly(knownBy(asOf, events));
        expect(ceded('ceded-member-months', events)).toEqual(cededPlainly(events));
        expect(ceded('ceded-member-standings', events, ({ day }) => String(day) <= asOf)).toEqual(known);
        expect(recordedThrough(asOf, 'ceded-member-months', (list, told) => ceded(list, events, told))).toEqual(known);
      }),
      { numRuns: COMPANIES },
    );
  });

  it('move points on the day of each posted row, so that every past day has what its ledger held', () => {
    const points = { ...layout, key: 'pointLedgerId' } as TableLayout;
    const moved = (events: readonly StoredEvent[], counts: (of: Of) => boolean = () => true) => runningOf(pointsLedger, points, ({ pointsDay, move }) => [pointsDay, move], 'points-days', events, counts);
    fc.assert(
      fc.property(companiesOfMembers, pastDays, (company, asOf) => {
        const events = stored(company);
        expect(moved(events)).toEqual(pointsPlainly(events));
        // A row of the old system stood in its ledger from its own day on, whenever it was taken over.
        const stoodBy = events.filter((event) => event.type === 'PointsLedgerRowImported' || knownBy(asOf, [event]).length > 0);
        expect(moved(events, ({ pointsDay }) => String(pointsDay) <= asOf)).toEqual(pointsPlainly(stoodBy));
      }),
      { numRuns: COMPANIES },
    );
  });
});

/** What was recorded of months through a day: earlier months by the month, its own month by the day. */
function recordedThrough(asOf: string, list: string, sums: (list: string, told: (of: Of) => boolean) => Figures): Figures {
  const thisMonth = `${asOf.slice(0, 7)}-01`;
  const earlier = sums(`${list}-told-in-months`, ({ day }) => String(day) < thisMonth);
  const since = sums(`${list}-told-in-days`, ({ day }) => String(day) >= thisMonth && String(day) <= asOf);
  return together(earlier, since);
}

type Place<One> = (of: One) => readonly unknown[];

function together(...parts: readonly Figures[]): Figures {
  const shown: Record<string, Decimal> = {};
  for (const [place, amount] of parts.flatMap((part) => Object.entries(part))) addTo(shown, [place], amount);
  return figures(shown);
}
