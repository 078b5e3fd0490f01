import { useQuery } from '@tanstack/react-query';
import { bookedMonth } from '../../events/resale-contracts/booked.rules.js';
import { get } from '../server/http.js';

const URL = '/api/Contracts/ClosedMonths';
const none: readonly string[] = [];

/** What moves money in the books. */
const money: readonly string[] = ['purchasePrice', 'contractDate', 'contractStatus', 'incomeGlCode', 'incomeAmount', 'cogGlCode', 'cogAmount', 'toName', 'toGlCode', 'toCommission'];

/** Whether accounting has closed the month of a contract date. */
export function useIsClosedMonth(): (contractDate: unknown) => boolean {
  const { data = none } = useQuery({ queryKey: ['closed-months'], queryFn: async ({ signal }) => (await get<readonly string[]>(URL, signal)).data, staleTime: 30_000 });
  return (contractDate) => typeof contractDate === 'string' && data.includes(bookedMonth({ contractDate }));
}

/** Whether one of the fields is money in the books: its change in a closed month is asked why. */
export function movesMoney(fields: readonly string[]): boolean {
  return fields.some((field) => money.includes(field));
}
