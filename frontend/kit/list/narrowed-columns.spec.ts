import { asDesigned, shown, withWidth, type ColumnLayout } from './column-layout.js';
import { withNarrowed } from './narrowed-columns.js';

const columns = [{ field: 'id' }, { field: 'status' }, { field: 'ends', hidden: true as const }, { field: 'agent', hidden: true as const }];
const ends = [{ field: 'ends', op: 'from', value: '2026-11-22' }, { field: 'ends', op: 'to', value: '2026-11-29' }, { field: 'agent', op: 'is', value: 'Kim' }] as const;

describe('The columns of a list that is narrowed', () => {
  it('show the days that it is narrowed by, though they are hidden otherwise, and not what is the same in every row', () => {
    const { layout, narrowed } = withNarrowed({ layout: asDesigned(columns), setLayout: () => undefined }, ends);
    expect(shown(columns, layout).map(({ field }) => field)).toEqual(['id', 'status', 'ends']);
    expect(narrowed).toEqual(['ends']);
  });

  it('are arranged meanwhile without keeping them shown', () => {
    let kept: ColumnLayout | undefined;
    const { layout, setLayout } = withNarrowed({ layout: asDesigned(columns), setLayout: (next) => (kept = next) }, ends);
    setLayout(withWidth(layout, 'status', 200));
    expect(kept).toEqual({ order: [], hidden: ['agent', 'ends'], widths: { status: 200 } });
  });
});
