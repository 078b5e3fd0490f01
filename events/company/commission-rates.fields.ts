import { date, decimal, money, yesNo } from '../kernel/field-kinds.rules.js';
import type { ValuesOf } from '../kernel/field.rules.js';

/** What commission is reckoned by; rates are percent. The exception deals are a list of the company. */
export const commissionRateFields = {
  /** The first pay date that they hold for; blank: always. */
  holdsFrom: date('Hold from'),
  paidInFull: decimal('Paid in full'),
  halfDown: decimal('Half put down'),
  quarterDown: decimal('A quarter put down'),
  exception: decimal('Exception deal'),
  reserve: decimal('Reserve'),
  managerBase: decimal('Manager'),
  managerSenior: decimal('Senior manager'),
  managerAsTo: decimal('Beside it as TO'),
  managerAsAgent: decimal('Sold by the manager'),
  /** Whether who prepared a pay run may not approve it. */
  secondPerson: yesNo('Approved by somebody else', { options: ['Yes', 'No'] }),
  /** Whether rescinded and canceled contracts make a recovery of what they were paid (`decisions.md D17`). */
  recoverGivenBack: yesNo('Recover rescinded and canceled', { options: ['Yes', 'No'] }),
  /** Whether a rep who signs in sees their own lines and paid statements in My account. */
  repsSeeOwn: yesNo('Reps see their own', { options: ['Yes', 'No'] }),
  /** Of the month's net volume: the lowest band has its first amount in it, the others begin above theirs (`decisions.md D11`). */
  band1From: money('Band 1, volume'),
  band1Rate: decimal('Band 1, bonus'),
  band2From: money('Band 2, volume'),
  band2Rate: decimal('Band 2, bonus'),
  band3From: money('Band 3, volume'),
  band3Rate: decimal('Band 3, bonus'),
  band4From: money('Band 4, volume'),
  band4Rate: decimal('Band 4, bonus'),
  band5From: money('Band 5, volume'),
  band5Rate: decimal('Band 5, bonus'),
  band6From: money('Band 6, volume'),
  band6Rate: decimal('Band 6, bonus'),
  band7From: money('Band 7, volume'),
  band7Rate: decimal('Band 7, bonus'),
  band8From: money('Band 8, volume'),
  band8Rate: decimal('Band 8, bonus'),
} as const;

export type CommissionRateValues = ValuesOf<typeof commissionRateFields>;

export const bandNumbers = [1, 2, 3, 4, 5, 6, 7, 8] as const;
