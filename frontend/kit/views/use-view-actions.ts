import type { ListViewAnswer } from '../../../backend/platform/lists/list-view.dto.js';
import type { Problem } from '../../server/problem.js';
import { copied } from '../copied.js';
import { toast, toastWithUndo } from '../toast.js';
import type { ViewState } from './use-kept-view.js';
import { useViewErrands } from './use-view-errand.js';
import { linkTo } from './view-address.js';

/** What somebody does with views; each resolves to whether the server agreed. */
export interface ViewActions {
  readonly saveAs: (name: string) => Promise<boolean>;
  /** @param over the revision that a colleague has made meanwhile, to be written over */
  readonly save: (over?: number) => Promise<boolean>;
  readonly rename: (view: ListViewAnswer, name: string) => Promise<boolean>;
  readonly share: (view: ListViewAnswer) => Promise<boolean>;
  readonly makePersonal: (view: ListViewAnswer) => Promise<boolean>;
  readonly remove: (view: ListViewAnswer) => Promise<boolean>;
  /** @param viewId 0 for the list as it is */
  readonly openWith: (viewId: number) => Promise<boolean>;
  readonly copyLink: (view: ListViewAnswer) => Promise<void>;
  readonly pending: boolean;
  /** Why the last was refused. */
  readonly problem: Problem | undefined;
  /** It is said in the form where the name was typed. */
  readonly isSaidAtName: boolean;
  readonly dismiss: () => void;
}

export function useViewActions(state: ViewState): ViewActions {
  const { list, base, newer } = state;
  const { run, ...errands } = useViewErrands(state.readAgain);
  const done = async (path: string, more: { readonly method?: 'PUT' | 'DELETE'; readonly body?: object } = {}) => (await run({ method: 'POST', path, ...more })) !== undefined;
  return {
    ...errands,
    saveAs: async (name) => {
      const made = await run({ method: 'POST', path: '', body: { list, name, arrangement: state.arrangement('whole') } });
      if (made?.viewId !== undefined) state.goOn(made.viewId);
      return made !== undefined;
    },
    save: async (over) => {
      if (!base) return false;
      const arrangement = state.arrangement();
      const current = state.answer?.views.find(({ viewId }) => viewId === base.viewId);
      const saved = await run({ method: 'PUT', path: `/${base.viewId}`, body: { arrangement }, ifMatch: over ?? (newer ? base : (current ?? base)).revision });
      if (saved) state.isSaved(arrangement, saved.revision);
      return saved !== undefined;
    },
    rename: ({ viewId }, name) => done(`/${viewId}/Name`, { method: 'PUT', body: { name } }),
    share: ({ viewId }) => done(`/${viewId}/Share`),
    makePersonal: ({ viewId }) => done(`/${viewId}/MakePersonal`),
    remove: async ({ viewId, name }) => {
      const removed = await done(`/${viewId}`, { method: 'DELETE' });
      if (!removed) return false;
      if (viewId === base?.viewId) state.leave();
      void toastWithUndo(`The view “${name}” was deleted.`, () => void done(`/${viewId}/Restore`));
      return true;
    },
    openWith: (viewId) => done('/Opening', { method: 'PUT', body: { list, viewId } }),
    copyLink: async ({ viewId }) => toast((await copied(linkTo(viewId))) ? 'The link was copied.' : 'Copying did not work here: the address above is the link.'),
  };
}
