import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../server/session.js';
import type { ListDefinition } from '../list/list-definition.js';
import type { ViewState } from './use-kept-view.js';

/** Takes the views that this browser kept to the server, by code that few browsers need any more; where it does not come, the next time. */
export function useTakeOver<R extends object>(definition: ListDefinition<R>, { answer, readAgain }: ViewState): void {
  const { user } = useSession();
  const key = `views:${user.userId}:${definition.list}`;
  const known = answer !== undefined;
  const takeOverNow = useEffectEvent(() => {
    if (!answer || localStorage.getItem(key) === null) return;
    void import('./take-over-views.js').then(({ takeOver }) => takeOver(key, definition, answer)).then(readAgain, () => undefined);
  });
  useEffect(() => takeOverNow(), [key, known]);
}
