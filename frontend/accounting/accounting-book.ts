import type { BookedKind } from '../../events/accounting/booked-kind.rules.js';
import { epicAccountingFields } from '../../events/epic-contracts/epic-contract-accounting.fields.js';
import { accountingMembershipColumns } from '../../projections/accounting-memberships/accounting-memberships.columns.js';
import type { DeclaredColumn } from '../../projections/lists/list-columns.js';
import { accountingListColumns } from '../../projections/accounting-list/accounting-list.columns.js';
import type { PermissionName } from '../../events/users/permission.enums.js';
import { bookedFields } from '../../events/resale-contracts/accounting-list.fields.js';

/** One kind of contracts that accounting books: its list, where it is written, and its page. */
export interface AccountingBook {
  readonly kind: BookedKind;
  readonly list: string;
  readonly title: string;
  readonly noun: { readonly one: string; readonly many: string };
  readonly searches: string;
  readonly columns: Readonly<Record<string, DeclaredColumn>>;
  /** What is written in the sheet. */
  readonly written: readonly string[];
  readonly url: (contractId: number) => string;
  readonly page: (contractId: number) => string;
  /** Opens the contract itself. */
  readonly opens: PermissionName;
}

export const resaleBook: AccountingBook = {
  kind: 'resale',
  list: 'accounting-list',
  title: 'Accounting',
  noun: { one: 'contract', many: 'contracts' },
  searches: 'Contract, rep, COG code…',
  columns: accountingListColumns,
  written: Object.keys(bookedFields),
  url: (contractId) => `/api/Contracts/${contractId}/Accounting`,
  page: (contractId) => `/admin/contracts-detail/${contractId}`,
  opens: 'Contracts_Detail',
};

export const membershipBook: AccountingBook = {
  kind: 'membership',
  list: 'accounting-memberships',
  title: 'Memberships',
  noun: { one: 'membership', many: 'memberships' },
  searches: 'Contract, rep, tier…',
  columns: accountingMembershipColumns,
  written: Object.keys(epicAccountingFields),
  url: (contractId) => `/api/EpicContracts/${contractId}/Accounting`,
  page: (contractId) => `/admin/epic-contracts-detail/${contractId}`,
  opens: 'Epic_Contracts_Detail',
};

/** The row of its sheet. */
export function sheetOf(kind: string, contractId: number): string {
  return `${kind === 'membership' ? '/admin/accounting-memberships' : '/admin/accounting'}?contractId.is=${contractId}`;
}
