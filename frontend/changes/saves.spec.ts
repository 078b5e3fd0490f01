import type { Change, ChangesPage } from '../../backend/changes/changes.dto.js';
import { withNews } from './changes-news.js';
import { savesByDay } from './saves.js';

const change = (key: string, more: Partial<Change> = {}): Change => ({ key, at: '2026-11-22T15:00:00.000Z', save: 's1', stream: 'resaleContract-1', computed: false, reason: '', ...more }) as Change;

describe('Changes, save by save', () => {
  it('stand under their day in New York, what was typed before what followed, the reason once', () => {
    const days = savesByDay([
      change('4', { computed: true }),
      change('3', { reason: 'Wire arrived' }),
      change('2', { save: 's0', at: '2026-11-22T04:30:00.000Z' }),
      change('1', { save: 's0', stream: 'resaleContract-2', at: '2026-11-22T04:30:00.000Z' }),
    ]);
    expect(days.map(({ day, saves }) => [day, saves.map(({ changes, reason }) => [changes.map(({ key }) => key), reason])])).toEqual([
      ['2026-11-22', [[['3', '4'], 'Wire arrived']]],
      ['2026-11-21', [[['2'], ''], [['1'], '']]],
    ]);
  });
});

describe('News of changes', () => {
  const page = (keys: readonly string[], after: ChangesPage['after'] = { value: '', key: keys.at(-1)! }): ChangesPage => ({ changes: keys.map((key) => change(key)), records: {}, days: {}, after, position: keys[0] ?? '' });

  it('join the first page in their place, each once', () => {
    const merged = withNews([page(['5', '4']), page(['3'])], page(['6', '5']));
    expect(merged?.pages.map(({ changes }) => changes.map(({ key }) => key))).toEqual([['6', '5', '4'], ['3']]);
    expect(merged?.fresh).toEqual(['6']);
  });

  it('have everything read again where more has happened than a page holds', () => {
    expect(withNews([page(['2', '1'])], page(['6', '5']))).toBeUndefined();
    expect(withNews([page([])], page(['6', '5'], null))?.fresh).toEqual(['6', '5']);
  });
});
