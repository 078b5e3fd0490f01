import type { ContractStatus } from '../../../events/resale-contracts/resale-contract.enums.js';
import { sumMoney } from '../../kit/format/money.js';

/** What was taken back is no volume (D3 9: net volume). */
const takenBack: readonly string[] = ['Rescinded', 'Canceled', 'Expired'] satisfies readonly ContractStatus[];

interface SoldContract {
  readonly tourId: number;
  readonly contractStatus: string;
  readonly purchasePrice: string | null;
}

export interface DayVolume {
  /** Decimal string: the purchase prices of what was sold and not taken back (`decisions.md I10, I11`). */
  readonly total: string;
  readonly byTour: ReadonlyMap<number, string>;
}

export function volumeOf(contracts: readonly SoldContract[]): DayVolume {
  const byTour = new Map<number, string>();
  const sold = contracts.filter(({ contractStatus }) => !takenBack.includes(contractStatus));
  for (const { tourId, purchasePrice } of sold) byTour.set(tourId, sumMoney([byTour.get(tourId), purchasePrice]));
  return { total: sumMoney([...byTour.values()]), byTour };
}

/** Volume over tours booked (`decisions.md I4`): cents are cut off nowhere but at the end. */
export function volumePerGuest({ byTour }: DayVolume, tourIds: readonly number[]): string {
  const volume = Number(sumMoney(tourIds.map((tourId) => byTour.get(tourId))));
  return (volume / tourIds.length).toFixed(2);
}
