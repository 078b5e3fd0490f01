/** How a membership is paid (document 2, 4; `decisions.md E12`). */
export const transactionTypes = ['Credit Card (Full Payment)', 'Finance Transaction', 'Cash/Check Full Payment', 'Cash / Check Finance Balance'] as const;
export type TransactionType = (typeof transactionTypes)[number];

/** These are paid in instalments, and have a box of truth in lending. */
export function isFinanced(transactionType: string): boolean {
  return transactionType === 'Finance Transaction' || transactionType === 'Cash / Check Finance Balance';
}

/** Closed: the membership runs, and its points are taken from the company's ledger (`decisions.md E23`, `F14`). */
export function isClosed(contractStatus: string): boolean {
  return contractStatus === 'Closed' || contractStatus === 'Accounting Complete';
}

/** Its points go back to the company's ledger (`decisions.md F14`). */
export function isTakenBack(contractStatus: string): boolean {
  return contractStatus === 'Rescinded' || contractStatus === 'Canceled';
}
