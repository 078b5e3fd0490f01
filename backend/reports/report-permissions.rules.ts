import type { PermissionName } from '../../events/users/permission.enums.js';
import type { ContractKind, SalesLens } from '../../events/reports/sales-lens.rules.js';
import { measures, type MeasureName } from '../../events/reports/measures.rules.js';

/** Any of these opens contracts of a kind, with their prices. */
const opening: Readonly<Record<ContractKind, readonly PermissionName[]>> = {
  resale: ['Contracts_Main', 'Contracts_Detail', 'Reports_ContractsDashboard'],
  membership: ['Epic_Contracts_Main', 'Epic_Contracts_Detail', 'Reports_EpicDashboard'],
};

/** Any of these opens the list of tours: what is behind a figure names their guests (`decisions.md I13`). */
export const openingTours: readonly PermissionName[] = ['Tours_Main', 'Reports_Main'];

/** What somebody must hold besides the report, to see what is made from contracts: one of each. */
export function neededForContracts({ kind }: Pick<SalesLens, 'kind'>): readonly (readonly PermissionName[])[] {
  return kind === 'all' ? [opening.resale, opening.membership] : [opening[kind]];
}

export function readsContracts(may: (permissions: readonly PermissionName[]) => boolean, lens: Pick<SalesLens, 'kind'>): boolean {
  return neededForContracts(lens).every(may);
}

/** The columns that somebody sees: none that would tell the price or the status of a contract that they may not open. */
export function columnsFor(columns: readonly MeasureName[], seesContracts: boolean): readonly MeasureName[] {
  return columns.filter((name) => seesContracts || !measures[name].ofContracts);
}

/** Where sales are told apart by what contracts say, even their number takes reading these. */
export function tellsContracts({ kind, closedOnly }: SalesLens): boolean {
  return kind !== 'all' || closedOnly;
}

