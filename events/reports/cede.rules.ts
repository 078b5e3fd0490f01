import { count, date, text } from '../kernel/field-kinds.rules.js';

/** The statuses of the report RCI Monthly Cede Requirement, in its order (document 3, 2.8). */
export const cedeBuckets = ['Canceled', 'Rescinded', 'Draft', 'Documents Generated', 'Signed', 'Preparing To Close', 'Closed without an RCI number'] as const;

/** Members whose points are not to be ceded: they are counted apart, so that nobody is missing. */
export const besideBuckets = ['Closed with an RCI number', 'Expired', 'Another status'] as const;

export type CedeBucket = (typeof cedeBuckets)[number] | (typeof besideBuckets)[number];

export const allBuckets: readonly CedeBucket[] = [...cedeBuckets, ...besideBuckets];

/** 'Closed without an exchange-company number' is no status but follows from two facts (`decisions.md I3`). An accounted contract was closed before. */
export function bucketOf(contractStatus: string, rciMemberNumber: string): CedeBucket {
  const status = contractStatus.trim().toLowerCase();
  if (status === 'closed' || status === 'accounting complete') return rciMemberNumber.trim() === '' ? 'Closed without an RCI number' : 'Closed with an RCI number';
  return allBuckets.find((bucket) => bucket.toLowerCase() === status) ?? 'Another status';
}

/** What is counted of the members that were enrolled in a month. */
export const cedeMonthFields = { month: date('Month'), bucket: text('Contract status'), members: count('Member count'), points: count('Points') } as const;
