import { pointsLedger } from '../../projections/points-ledger/points-ledger.projector.js';
import { cededMembers } from '../../projections/reports/cede/ceded-members.projector.js';
import * as sql from '../../projections/reports/epic/epic-dashboard.queries.js';
import { soldMemberships } from '../../projections/reports/epic/sold-memberships.projector.js';
import type { BenchRow } from '../bench-row.js';
import { fillEpic } from '../companies/filled-epic.js';
import { filledTable } from '../companies/filled-list.js';
import { fewAndMany } from '../few-and-many.js';

const FEW = 2_000;
const MANY = 200_000;

const year = (number: number) => ({ from: `${number}-01-01`, to: `${number}-12-31` });

/** What the Epic dashboard reads for a year. @param asOf a past day, its end; undefined is now */
function readFor(asOf: string | undefined) {
  const [now, before, to] = [year(2025), year(2024), asOf ?? '2025-12-31'];
  return [
    ...[{ ...now, to }, { ...before, to: `2024${to.slice(4)}` }, before].map((part) => sql.soldSums({ ...part, asOf })),
    sql.overLimitSum({ from: '1900-01-01', to, asOf }),
    sql.pointsMoved({ ...now, to }),
    sql.enrolledSums({ through: `${to.slice(0, 7)}-01`, asOf }),
    sql.tierOrder,
  ];
}

/**
 * The Epic dashboard of a company with 200,000 members in ten years against one with a hundredth of that, turn by turn.
 * @param databaseUrl a fresh database
 */
export async function runEpicDashboardBench(databaseUrl: string): Promise<BenchRow[]> {
  const fill = (schema: string, members: number) => filledTable(databaseUrl, schema, soldMemberships, 'sold_memberships', (pool) => fillEpic(pool, members), [cededMembers, pointsLedger]);
  const [few, many] = [await fill('few_members', FEW), await fill('many_members', MANY)];
  const asked = (what: string, aim: number, asOf?: string) => ({ what: `${what}, 200,000 members, p95`, against: 'the same of 2,000', aim, statements: readFor(asOf) });
  try {
    return [await fewAndMany(asked('the Epic dashboard of a year', 2), few, many), await fewAndMany(asked('the Epic dashboard of a year as of a past day', 3, '2025-10-17'), few, many)];
  } finally {
    await Promise.all([few.end(), many.end()]);
  }
}
