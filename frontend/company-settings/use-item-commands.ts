import { useState } from 'react';
import type { CompanyListItem } from '../../events/company/company-list-items.js';
import type { Problem } from '../server/problem.js';
import { useCommand } from '../server/use-command.js';
import type { RecordName } from '../server/use-record.js';
import type { CompanyList } from './company-records.js';

export interface ItemCommands {
  readonly retire: (itemId: number) => void;
  readonly restore: (itemId: number) => void;
  /** @param after the item to stand after; 0 for the first place */
  readonly move: (itemId: number, after: number) => void;
  readonly problem: Problem | undefined;
  readonly dismiss: () => void;
  /** What to say before the own address is taken away; undefined while there is nothing to ask. */
  readonly asksForOwnAddress: string | undefined;
  readonly confirmOwnAddress: () => void;
}

interface Retiring {
  readonly itemId: number;
  readonly confirmed?: true;
}

interface Moving {
  readonly itemId: number;
  readonly after: number;
}

/** What can be done to the items of a list: it shows at once, and goes back with the reason when the server refuses. */
export function useItemCommands(record: RecordName): ItemCommands {
  const urlOf = (what: string) => (body: { readonly itemId: number }) => `${record.url}/Items/${body.itemId}/${what}`;
  const retire = useCommand<Retiring, CompanyList>({ url: urlOf('Retire'), record, optimistic: (list, { itemId }) => withRetired(list, itemId, true) });
  const restore = useCommand<{ readonly itemId: number }, CompanyList>({ url: urlOf('Restore'), record, optimistic: (list, { itemId }) => withRetired(list, itemId, false) });
  const move = useCommand<Moving, CompanyList>({ url: urlOf('Move'), record, optimistic: (list, { itemId, after }) => ({ ...list, items: moved(list.items, itemId, after) }) });
  const [retiring, setRetiring] = useState(0);
  const refused = [retire, restore, move].find(({ problem }) => problem);
  const { problem } = retire;
  return {
    retire: (itemId) => (setRetiring(itemId), void retire.run({ itemId })),
    restore: (itemId) => void restore.run({ itemId }),
    move: (itemId, after) => void move.run({ itemId, after }),
    problem: refused?.problem,
    dismiss: () => refused?.dismiss(),
    asksForOwnAddress: problem?.body.code === 'own-address' ? problem.message : undefined,
    confirmOwnAddress: () => void retire.run({ itemId: retiring, confirmed: true }),
  };
}

function withRetired(list: CompanyList, itemId: number, retired: boolean): CompanyList {
  return { ...list, items: list.items.map((item) => (item.itemId === itemId ? { ...item, retired } : item)) };
}

function moved(items: readonly CompanyListItem[], itemId: number, after: number): readonly CompanyListItem[] {
  const item = items.find((one) => one.itemId === itemId);
  const rest = items.filter((one) => one !== item);
  const place = rest.findIndex((one) => one.itemId === after) + 1;
  return item ? [...rest.slice(0, place), item, ...rest.slice(place)] : items;
}
