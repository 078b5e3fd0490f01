import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { rowsOf } from '../../projections/engine/write/rows-of.js';
import { countsFor } from '../../projections/reports/measure-sql.js';
import { measured, measures, nothingCounted, sum, type Counted, type MeasureName } from '../../events/reports/measures.rules.js';
import { employeeOf, NONE } from '../../events/reports/report-keys.rules.js';
import { lastTourDay, lineSums, namesOfKeys, salesRepsAmong, salesTeams, sumBehind, toursBehind, type CountedPart, type NameOfKey, type TourPart } from '../../projections/reports/report.queries.js';
import type { ContractOfTour } from '../../projections/reports/counted-tours.read-model.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { ReadyLists } from '../platform/projections/ready-lists.js';
import { daysBefore, partOf, type ReportAsked } from './report-query-reader.js';
import { columnsFor } from './report-permissions.rules.js';
import { figuresSeen, hiddenOf } from './report-figures.js';
import type { ReportRule } from './reports.rules.js';
import type { ContractBehindTour, ReportAnswer, ReportFigures, ReportLine, ReportRowsAnswer, TeamsAnswer, TourBehind } from './report.dto.js';

const COUNTED = 'counted-tours';
/** What is looked up for names. */
export const TOURS = 'tour-list';
const EMPLOYEES = 'employee-list';

/** Where the figures come from: a team is those who are in it now. */
export function readFrom({ team }: Pick<ReportAsked, 'team'>): readonly string[] {
  return team === undefined ? [COUNTED] : [COUNTED, EMPLOYEES];
}

const SUMS = ['counted-tour-days', 'counted-tour-months', 'counted-tour-standings'];
const SUMS_OF_PAST = ['counted-tour-months-told-in-months', 'counted-tour-months-told-in-days', 'counted-tour-standings'];

/** The sums that answer. */
export function sumsFor({ live }: Pick<ReportAsked, 'live'>): readonly string[] {
  return live ? SUMS : SUMS_OF_PAST;
}

/** As many as a sheet holds. */
const MOST_BEHIND_A_FIGURE = 20_000;

type LineSums = Counted & { readonly key: string; readonly label: string };
type Behind = Counted & Omit<TourBehind, 'contracts'> & { readonly contracts: Readonly<Record<string, ContractOfTour>> | null };

/** Reads reports of running totals; what their reader may not see is not in the answer. */
@Injectable()
export class ReportReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly lists: ListReader,
    private readonly ready: ReadyLists,
  ) {}

  /** @param seesContracts whether the reader may know what contracts say */
  async read(report: ReportRule, asked: ReportAsked, seesContracts: boolean): Promise<ReportAnswer> {
    const names = report.lines === 'rep' || asked.repKey !== undefined ? [EMPLOYEES] : [];
    const position = await this.lists.builtUpTo(readFrom(asked), [...sumsFor(asked), ...names]);
    const columns = columnsFor(report.columns, seesContracts);
    const before = daysBefore(asked);
    const [figures, compared, of] = await Promise.all([this.figures(report, partOf(asked), columns), before && this.figures(report, partOf(asked, before), columns), this.namesAsked(asked)]);
    const { asOf, live, closedOnly, kind } = asked;
    return {
      ...{ name: report.name, asOf, live, closedOnly, kind, position },
      measures: columns.map((name) => ({ name, ...measures[name] })),
      ...figures,
      ...(compared && { before: compared }),
      ...(of && { of }),
      ...(report.lines === 'rep' && { people: await this.people(figures.lines) }),
      ...(figures.lines.length === 0 && { lastDay: await this.lastDay(partOf(asked), asOf) }),
      ...hiddenOf(report.columns, columns, asked),
    };
  }

  /** The tours behind a line, or all of them, that count for a measure. @param most as many are answered; the total is of all */
  async tours(part: TourPart, asked: ReportAsked, measure: MeasureName | undefined, seesContracts: boolean, most = MOST_BEHIND_A_FIGURE): Promise<ReportRowsAnswer> {
    const { asOf, live } = asked;
    const position = await this.lists.builtUpTo([...readFrom(asked), TOURS], sumsFor(asked));
    const found = await rowsOf<Behind>(this.pool, toursBehind(part, measure && countsFor[measure], most + 1));
    const rows = found.slice(0, most);
    const { count, ...total } = rows.length === found.length ? { count: rows.length, ...sum(rows) } : (await rowsOf<Counted & { readonly count: number }>(this.pool, sumBehind(part, measure && countsFor[measure])))[0]!;
    const seen = (figures: Counted) => figuresSeen(measured(figures), columnsFor(ALL_MEASURES, seesContracts));
    return {
      ...{ asOf, live, position, count },
      rows: rows.map(({ contracts, ...row }) => ({ ...namesOf(row), ...seen(row), ...(seesContracts && { contracts: contractsOf(contracts) }) })),
      total: seen(total),
    };
  }

  /** The teams that a report can be of. */
  async teams(): Promise<TeamsAnswer> {
    this.ready.require(EMPLOYEES);
    return { teams: await rowsOf<TeamsAnswer['teams'][number]>(this.pool, salesTeams) };
  }

  private async figures(report: ReportRule, part: CountedPart, columns: readonly MeasureName[]): Promise<ReportFigures> {
    const sums = await rowsOf<LineSums>(this.pool, lineSums(report.lines, part));
    const lines = sums.map(({ key, label, ...counted }): ReportLine => ({ label: label || NONE, key: key || NONE, ...figuresSeen(measured(counted), columns) }));
    return { from: part.from, to: part.to, lines: lines.toSorted(byLabel), total: figuresSeen(measured(sums.length === 0 ? nothingCounted : sum(sums)), columns) };
  }

  /** Whoever is asked for by a line: an employee who is a sales rep, or somebody else. */
  private async people(lines: readonly ReportLine[]): Promise<ReportAnswer['people']> {
    const named = lines.filter(({ key }) => key !== NONE);
    const found = await rowsOf<{ readonly count: number }>(this.pool, salesRepsAmong(named.flatMap(({ key }) => employeeOf(key) ?? [])));
    const salesReps = found[0]?.count ?? 0;
    return { salesReps, others: named.length - salesReps };
  }

  /** Undefined where all reps and sources are asked for. */
  private async namesAsked(asked: ReportAsked): Promise<ReportAnswer['of']> {
    const { repKey, sourceKey, team } = asked;
    if (repKey === undefined && sourceKey === undefined && team === undefined) return undefined;
    const keys = (key: string | undefined) => (key === undefined ? [] : [key]);
    const rows = await rowsOf<NameOfKey>(this.pool, namesOfKeys({ reps: keys(repKey), sources: keys(sourceKey), teams: keys(team?.toLowerCase()) }));
    const named = (kind: NameOfKey['kind']) => rows.find((row) => row.kind === kind)?.name;
    return { ...(repKey !== undefined && { rep: named('rep') || repKey || NONE }), ...(sourceKey !== undefined && { source: named('source') || sourceKey || NONE }), ...(team !== undefined && { team: named('team') || team }) };
  }

  private async lastDay(part: CountedPart, today: string): Promise<string | null> {
    const [row] = await rowsOf<{ readonly day: string | null }>(this.pool, lastTourDay(part, today));
    return row?.day ?? null;
  }
}

const ALL_MEASURES = Object.keys(measures) as MeasureName[];

/** `(none)` first, then by name (`decisions.md I9`). */
function byLabel(one: ReportLine, other: ReportLine): number {
  return Number(other.key === NONE) - Number(one.key === NONE) || one.label.localeCompare(other.label, 'en-US') || one.key.localeCompare(other.key, 'en-US');
}

function namesOf({ tourId, tourDate, scheduledStartTime, leadName, salesRep, marketingSource, tourStatus, tourResult }: Omit<Behind, 'contracts'>) {
  return { tourId, tourDate, scheduledStartTime, leadName, salesRep, marketingSource, tourStatus, tourResult };
}

function contractsOf(contracts: Behind['contracts']): readonly ContractBehindTour[] {
  return Object.entries(contracts ?? {}).map(([key, { kind, contractStatus }]) => ({ kind, id: Number(key.split(' ')[1]), contractStatus }));
}

