import { START } from '../../../events/store/event-store.js';
import { silent } from '../logger.js';
import { ChangeFeed } from './change-feed.js';
import type { RowChange } from './change-log.js';

const LIST = 'parcel-list';
/** What the log answers, which is empty here. */
const ONLY_THE_LOG_KNOWS = { changes: [], position: START };

const change = (key: string, position: string, changed?: readonly string[]): RowChange => ({
  list: LIST,
  key,
  position,
  operation: 'put',
  by: 'Dana Kim',
  eventType: 'ParcelMoved',
  at: '2026-03-04T05:06:07.000Z',
  ...(changed && { changed }),
});

const feeds: ChangeFeed[] = [];
afterEach(async () => {
  for (const feed of feeds.splice(0)) await feed.stop();
});

function emptyFeed() {
  const feed = new ChangeFeed({ query: () => Promise.resolve({ rows: [] }) } as never, [{ name: LIST, totals: [] } as never], silent);
  feeds.push(feed);
  const commit = (from: string, to: string, changes: readonly RowChange[]): void => feed.publish(LIST, { from, to, changes });
  return { commit, since: (position: string) => feed.changesSince(LIST, position) };
}

describe('the changes that this process committed lately', () => {
  it('are told to who stands within them, with nothing missing', async () => {
    const { commit, since } = emptyFeed();
    commit('10', '12', [change('1', '11')]);
    // From 12 to 20 nothing was of concern.
    commit('20', '21', [change('2', '21')]);
    expect(await since('10')).toEqual({ changes: [change('1', '11'), change('2', '21')], position: '21' });
    expect(await since('15')).toEqual({ changes: [change('2', '21')], position: '21' });
  });

  it('say nothing of what came before them or may have come after', async () => {
    const { commit, since } = emptyFeed();
    expect(await since('0')).toEqual(ONLY_THE_LOG_KNOWS);
    commit('10', '12', [change('1', '11')]);
    expect(await since('09')).toEqual(ONLY_THE_LOG_KNOWS);
    expect(await since('12')).toEqual(ONLY_THE_LOG_KNOWS);
  });

  it('are forgotten when they are many', async () => {
    const { commit, since } = emptyFeed();
    const many = Array.from({ length: 400 }, (_, index) => change(String(index), '11'));
    commit('10', '11', many);
    commit('11', '12', many);
    expect(await since('10')).toEqual(ONLY_THE_LOG_KNOWS);
    expect(await since('11')).toEqual({ changes: many, position: '12' });
  });

  it('are forgotten when they are many commits, even of such that changed nothing', async () => {
    const { commit, since } = emptyFeed();
    for (let place = 1000; place < 3000; place++) commit(String(place), String(place + 1), []);
    expect(await since('1000')).toEqual(ONLY_THE_LOG_KNOWS);
    expect(await since('2499')).toEqual(ONLY_THE_LOG_KNOWS);
    expect(await since('2500')).toEqual({ changes: [], position: '3000' });
  });

  it('come to the newest of each row and all that changed of it, oldest first', async () => {
    const { commit, since } = emptyFeed();
    commit('10', '14', [change('1', '13', ['owner']), change('2', '12', ['price']), change('1', '11', ['price']), change('3', '10'), change('3', '14', ['owner'])]);
    const { changes } = (await since('10')) as { changes: readonly RowChange[] };
    expect(changes).toEqual([change('2', '12', ['price']), change('1', '13', ['price', 'owner']), change('3', '14')]);
  });
});
