import type { PermissionName } from '../../events/users/permission.enums.js';
import { MissingPermission } from '../platform/auth/missing-permission.js';
import { holdsAny, type PermissionSet } from '../platform/auth/permissions.js';
import { neededForContracts, openingTours, tellsContracts } from './report-permissions.rules.js';
import { reportAsked, type ReportAsked, type ReportQuery } from './report-query-reader.js';

/** What a report is asked for, and what its reader sees of it. */
export interface AskedOfReport {
  readonly asked: ReportAsked;
  readonly seesContracts: boolean;
  /** What it would take to see them. */
  readonly lacking: readonly PermissionName[] | undefined;
  readonly seesTours: boolean;
}

/** @throws MissingPermission where even how many sales there are would tell what contracts say */
export function askedWith(permissions: PermissionSet, query: ReportQuery, today: string): AskedOfReport {
  const asked = reportAsked(query, today);
  const lacking = lackingToRead(permissions, asked);
  if (lacking && tellsContracts(asked)) throw new MissingPermission(lacking);
  return { asked, seesContracts: lacking === undefined, lacking, seesTours: holdsAny(permissions, openingTours) };
}

/** What it takes besides the report to open it as it is asked for; undefined where nothing is lacking. */
export function lackingFor(permissions: PermissionSet, query: ReportQuery, today: string): readonly PermissionName[] | undefined {
  const asked = reportAsked(query, today);
  return tellsContracts(asked) ? lackingToRead(permissions, asked) : undefined;
}

/** What it takes to see what is made from contracts; undefined for who sees it. */
function lackingToRead(permissions: PermissionSet, asked: ReportAsked): readonly PermissionName[] | undefined {
  return neededForContracts(asked).find((anyOf) => !holdsAny(permissions, anyOf));
}
