import type { PermissionName } from '../../events/users/permission.enums.js';
import { MissingPermission } from '../platform/auth/missing-permission.js';
import { holdsAny, type PermissionSet } from '../platform/auth/permissions.js';
import { neededForContracts, openingTours, readsContracts, tellsContracts } from './report-permissions.rules.js';
import { reportAsked, type ReportAsked, type ReportQuery } from './report-query-reader.js';
import type { ReportRule } from './reports.rules.js';

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
  const may = (anyOf: readonly PermissionName[]) => holdsAny(permissions, anyOf);
  const lacking = neededForContracts(asked).find((anyOf) => !may(anyOf));
  if (lacking && tellsContracts(asked)) throw new MissingPermission(lacking);
  return { asked, seesContracts: readsContracts(may, asked), lacking, seesTours: may(openingTours) };
}

/** Whether somebody may open a report as it is asked for. */
export function opensReport(permissions: PermissionSet, { permission }: ReportRule, query: ReportQuery, today: string): boolean {
  if (!permissions.has(permission)) return false;
  const asked = reportAsked(query, today);
  return !tellsContracts(asked) || readsContracts((anyOf) => holdsAny(permissions, anyOf), asked);
}
