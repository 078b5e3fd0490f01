import { useQueryClient } from '@tanstack/react-query';
import { giftNamesOf } from '../../events/tours/gift-names.rules.js';
import type { Tour } from '../../backend/tours/tour.state.js';
import type { OpenRecord } from '../kit/detail/record-kind.js';
import { toastWithUndo } from '../kit/toast.js';
import { useCommand } from '../server/use-command.js';
import type { AvailableGift } from './use-available-gifts.js';

interface Giving {
  readonly gift: AvailableGift;
  readonly quantity: number;
}

/** Gives and takes back, at once on the screen, with the way back for as long as it is offered. */
export function useTourGifts({ name: record }: OpenRecord<Tour>) {
  const client = useQueryClient();
  const onDone = () => void client.invalidateQueries({ queryKey: ['available-gifts'] });
  const giving = useCommand<{ readonly giftTypeId: number; readonly quantity: number; readonly giftName?: string }, Tour>({
    url: `${record.url}/Gifts`,
    record,
    optimistic: (tour, { giftName = '', quantity }) => withNames(tour, [...giftNamesOf(tour.giftNames), ...Array<string>(quantity).fill(giftName)]),
    onDone,
  });
  const taking = useCommand<{ readonly giftName: string; readonly quantity: number }, Tour>({
    url: `${record.url}/Gifts/TakeBack`,
    record,
    optimistic: (tour, { giftName, quantity }) => withNames(tour, without(giftNamesOf(tour.giftNames), giftName, quantity)),
    onDone,
  });

  async function give({ gift: { giftTypeId, giftName }, quantity }: Giving): Promise<boolean> {
    return (await giving.run({ giftTypeId, quantity, giftName })) !== undefined;
  }

  async function giveWithUndo(gift: AvailableGift, quantity: number): Promise<void> {
    const { giftName } = gift;
    if (await give({ gift, quantity })) await toastWithUndo(`Given: ${inWords(giftName, quantity)}`, () => void taking.run({ giftName, quantity }));
  }

  async function takeBack(giftName: string, again: AvailableGift | undefined): Promise<void> {
    const taken = await taking.run({ giftName, quantity: 1 });
    if (taken && again) await toastWithUndo(`Taken back: ${giftName}`, () => void give({ gift: again, quantity: 1 }));
  }

  return {
    give: (gift: AvailableGift, quantity: number) => void giveWithUndo(gift, quantity),
    /** @param again the gift, where it could be given again */
    takeBack: (giftName: string, again?: AvailableGift) => void takeBack(giftName, again),
    refused: [giving, taking].flatMap(({ problem, retry, dismiss }) => (problem ? [{ problem, retry, dismiss }] : []))[0],
  };
}

function withNames(tour: Tour, names: readonly string[]): Tour {
  return { ...tour, giftNames: names.join(',') };
}

/** The last ones of the name, as the server takes them. */
function without(names: readonly string[], giftName: string, quantity: number): readonly string[] {
  const isIt = (name: string) => name.toLowerCase() === giftName.toLowerCase();
  return Array.from({ length: quantity }).reduce<readonly string[]>((left) => left.toSpliced(left.findLastIndex(isIt), left.some(isIt) ? 1 : 0), names);
}

function inWords(giftName: string, quantity: number): string {
  return quantity > 1 ? `${giftName} x${quantity}` : giftName;
}
