import type { Actor } from '../../events/kernel/metadata.js';
import { LONGEST_VIEW_NAME } from '../../events/users/list-view.enums.js';

const UNSEEN = /[\p{Cc}\u2028\u2029]/u;

/** How a view says whose it is: "user:7". */
export function ownerKey({ kind, id }: Pick<Actor, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

export function tidyViewName(name: string): string {
  return name.trim().replaceAll(/ +/g, ' ');
}

/** The rule that a name breaks, in words; undefined for a good one. */
export function viewNameFault(name: string): string | undefined {
  if (name === '') return 'Please give the view a name';
  if (UNSEEN.test(name)) return 'The name holds characters that cannot be seen';
  return name.length > LONGEST_VIEW_NAME ? `A name has at most ${LONGEST_VIEW_NAME} characters` : undefined;
}
