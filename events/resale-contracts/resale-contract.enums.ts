/** The words of resale contracts: what a field may say. Pure lists, shared with the screens. */

export const contractStatuses = [
  'Draft',
  'Documents Generated',
  'Signed',
  'Preparing To Close',
  'Closed',
  'Accounting Complete',
  'Rescinded',
  'Canceled',
  'Expired',
] as const;
export type ContractStatus = (typeof contractStatuses)[number];

/** The chip 'In Progress' (`decisions.md C10`). */
export const inProgressStatuses = ['Draft', 'Documents Generated', 'Signed', 'Preparing To Close'] as const satisfies readonly ContractStatus[];

/** Leaving one of these asks for a reason (`decisions.md C11`). */
export const finishedStatuses = ['Closed', 'Accounting Complete', 'Rescinded', 'Canceled', 'Expired'] as const satisfies readonly ContractStatus[];

/** In one of these a contract goes on no more, without having been closed. */
export const givenUp: readonly string[] = ['rescinded', 'canceled', 'expired'];

export function isGivenUp(contractStatus: string): boolean {
  return givenUp.includes(contractStatus.trim().toLowerCase());
}

/** Nobody has signed yet, unless the contract knows on which day they did. */
export function isUnsigned(contractStatus: string): boolean {
  return ['draft', 'documents generated'].includes(contractStatus.trim().toLowerCase());
}

/** Closed, or given up: nothing more happens to it unless somebody reopens it. Imported statuses may be written in any case. */
export function isFinished(contractStatus: string): boolean {
  return finishedStatuses.some((status) => status.toLowerCase() === contractStatus.trim().toLowerCase());
}

export const paymentStatuses = ['Draft', 'Pender', 'Down Payment Paid', 'Paid in Full at Signing', 'Paid in Full at Closing'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const contractTypes = ['Inventory', 'HSI', 'RCI', 'HSIANDRCI'] as const;
export const entityTypes = ['INDIVIDUAL', 'COMPANY', 'TRUST'] as const;
export const yesNo = ['YES', 'NO'] as const;
export const unitSleepsOptions = ['2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** What its unit may say too (`decisions.md H4`); which of them a form offers is below. */
export const bedroomOptions = ['Points', 'Studio', '1', '2', '3', '4', 'Other'] as const;
export const bathroomOptions = ['Points', '1', '1.5', '2', '2.5', '3', '3.5', 'Other'] as const;
/** The stored value is offered as well. */
export const bedroomsOnForms = ['Studio', '1', '2', '3', '4'] as const;
export const bathroomsOnForms = ['1', '1.5', '2', '2.5', '3', '3.5', 'Other'] as const;
export const fixedFloatOptions = ['FIXED', 'FLOAT'] as const;
export const useYearTypes = ['Annual', 'Biennial Even', 'Biennial Odd', 'Triennial X', 'Triennial Y', 'Triennial Z'] as const;
export const ownershipTypes = ['DEED', 'MEMBERSHIP / RIGHT TO USE'] as const;
export const depositMethods = ['CASH', 'CHECK', 'CREDIT CARD', 'MONEY ORDER', 'WIRE TRANSFER'] as const;
export const balanceDueTypes = ['Check', 'Credit Card', 'FINANCE', 'None', 'Wire Transfer'] as const;
export const resortEnhancements = ['NONE', 'RCI', 'II - CLUB INTERVAL GOLD'] as const;

/** One list for new and edit (`decisions.md C1`): which a screen offers is below. */
export const closingFees = ['499.00', '525.00', '550.00'] as const;
export const closingFeesOnNew = ['499.00', '550.00'] as const;
/** The stored value is offered as well. */
export const closingFeesOnEdit = ['499.00', '525.00'] as const;
export const creditReportFees = ['0.00', '25.00'] as const;

/** Notes of a resale contract, or the transaction type of a membership, that say one full payment: to the letter (`decisions.md D4`). */
export const fullPayments: readonly string[] = ['Credit Card (Full Payment)', 'Cash/Check Full Payment'];
