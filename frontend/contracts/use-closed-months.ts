import { useQuery } from '@tanstack/react-query';
import { bookedFacts, bookedMonth } from '../../events/resale-contracts/booked.rules.js';
import { get } from '../server/http.js';

const URL = '/api/Contracts/ClosedMonths';
const none: readonly string[] = [];

/** Whether accounting has closed the month of a contract date. */
export function useIsClosedMonth(): (contractDate: unknown) => boolean {
  const { data = none } = useQuery({ queryKey: ['closed-months'], queryFn: async ({ signal }) => (await get<readonly string[]>(URL, signal)).data, staleTime: 30_000 });
  return (contractDate) => typeof contractDate === 'string' && data.includes(bookedMonth({ contractDate }));
}

/** Whether one of the fields is money in the books: its change in a closed month is asked why. */
export function movesMoney(fields: readonly string[]): boolean {
  return fields.some((field) => (bookedFacts as readonly string[]).includes(field));
}
