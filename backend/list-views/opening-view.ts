import { OpeningViewChosen, type OpeningViewEvent } from '../../events/users/list-view.events.js';
import type { Aggregate } from '../platform/commands/aggregate.js';
import { ChooseOpeningView } from './list-view.commands.js';

/** By list, the view that it opens with for one person. */
export type OpeningViews = Readonly<Record<string, number>>;

/** What lists open with for somebody, by the key of who it is. */
export const openingViews: Aggregate<OpeningViews, ChooseOpeningView, OpeningViewEvent, string> = {
  idFrom: String,
  category: 'openingViews',
  noun: 'choice of views',
  initial: {},
  exists: () => true,
  begins: [],
  sensitive: {},

  decide({ list, viewId }, state) {
    const from = state[list] ?? 0;
    return from === viewId ? [] : [OpeningViewChosen({ list, from, to: viewId })];
  },

  evolve(state, { data: { list, to } }) {
    return { ...state, [list]: to };
  },

  describe: () => ({ title: 'Chose what a list opens with', changes: [] }),
};
