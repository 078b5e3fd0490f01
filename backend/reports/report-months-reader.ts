import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { measured, sum, type Counted, type MeasureName } from '../../events/reports/measures.rules.js';
import { NONE } from '../../events/reports/report-keys.rules.js';
import { rowsOf } from '../../projections/engine/write/rows-of.js';
import { monthSums } from '../../projections/reports/report.queries.js';
import { ListReader } from '../platform/lists/list-reader.js';
import { figuresSeen } from './report-figures.js';
import { columnsFor } from './report-permissions.rules.js';
import { partOf, type ReportAsked } from './report-query-reader.js';
import { sumsFor, readFrom } from './report-reader.js';
import type { MonthFigures, ReportMonthsAnswer } from './report.dto.js';
import type { ReportRule } from './reports.rules.js';

type MonthSums = Counted & { readonly key: string; readonly month: string };

/** Reads how each line of a report went, month by month. */
@Injectable()
export class ReportMonthsReader {
  constructor(
    private readonly pool: pg.Pool,
    private readonly lists: ListReader,
  ) {}

  /** @param measure the one that is asked for; undefined for all that the reader sees */
  async read({ lines, columns }: Pick<ReportRule, 'lines' | 'columns'>, asked: ReportAsked, measure: MeasureName | undefined, seesContracts: boolean): Promise<ReportMonthsAnswer> {
    const position = await this.lists.builtUpTo(readFrom(asked), sumsFor(asked));
    const seen = columnsFor(measure ? [measure] : columns, seesContracts);
    const sums = await rowsOf<MonthSums>(this.pool, monthSums(lines, partOf(asked)));
    return {
      ...{ asOf: asked.asOf, live: asked.live, position },
      lines: inOrder(groupedBy('key', sums)).map(([key, ofLine]) => ({ key: key || NONE, months: byMonth(ofLine, seen) })),
      total: byMonth(sums, seen),
    };
  }
}

function byMonth(sums: readonly MonthSums[], seen: readonly MeasureName[]): MonthFigures {
  return Object.fromEntries(inOrder(groupedBy('month', sums)).map(([month, ofMonth]) => [month, figuresSeen(measured(sum(ofMonth)), seen)]));
}

function groupedBy(field: 'key' | 'month', sums: readonly MonthSums[]): ReadonlyMap<string, readonly MonthSums[]> {
  const groups = new Map<string, MonthSums[]>();
  for (const row of sums) {
    const group = groups.get(row[field]);
    if (group) group.push(row);
    else groups.set(row[field], [row]);
  }
  return groups;
}

/** By their key: the database answers groups in any order. */
function inOrder<Group>(groups: ReadonlyMap<string, Group>): [string, Group][] {
  return [...groups].toSorted(([one], [other]) => (one < other ? -1 : 1));
}
