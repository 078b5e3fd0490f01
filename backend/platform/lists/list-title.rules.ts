import { capitalised } from '../../../events/kernel/capitalised.rules.js';

/** `points-ledger` reads "Points ledger". */
export function listTitle(list: string): string {
  return capitalised(list.replaceAll('-', ' '));
}
