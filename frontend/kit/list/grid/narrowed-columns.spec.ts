import { asDesigned, shown, withMoved, withWidth, type ColumnLayout } from './column-layout.js';
import { withNarrowed } from './narrowed-columns.js';

const columns = [{ field: 'id' }, { field: 'status' }, { field: 'buyer' }, { field: 'ends', hidden: true as const }, { field: 'agent', hidden: true as const }];
const ends = [{ field: 'ends', op: 'from', value: '2026-11-22' }, { field: 'ends', op: 'to', value: '2026-11-29' }, { field: 'agent', op: 'is', value: 'Kim' }] as const;

function arrangedBy(act: (layout: ColumnLayout) => ColumnLayout): ColumnLayout | undefined {
  let kept: ColumnLayout | undefined;
  const { layout, setLayout } = withNarrowed(columns, { layout: asDesigned(columns), setLayout: (next) => (kept = next) }, ends);
  setLayout(act(layout));
  return kept;
}

describe('The columns of a list that is narrowed', () => {
  it('show in front the days that it is narrowed by, though they are hidden otherwise, and not what is the same in every row', () => {
    const { layout, narrowed } = withNarrowed(columns, { layout: asDesigned(columns), setLayout: () => undefined }, ends);
    expect(shown(columns, layout).map(({ field }) => field)).toEqual(['id', 'status', 'ends', 'buyer']);
    expect(narrowed).toEqual(['ends']);
  });

  it('stay where somebody put them who shows them anyway', () => {
    const layout: ColumnLayout = { order: ['id', 'buyer', 'ends', 'status', 'agent'], hidden: ['agent'], widths: {} };
    expect(withNarrowed(columns, { layout, setLayout: () => undefined }, ends).layout).toBe(layout);
  });

  it('are arranged meanwhile without keeping them shown', () => {
    expect(arrangedBy((layout) => withWidth(layout, 'status', 200))).toEqual({ order: [], hidden: ['agent', 'ends'], widths: { status: 200 } });
    const moved = (field: string, onto: string) => arrangedBy((layout) => withMoved(layout, ['id', 'status', 'ends', 'buyer'], field, onto))?.order;
    expect([moved('buyer', 'ends'), moved('status', 'ends'), moved('ends', 'buyer')]).toEqual([['id', 'buyer', 'status'], ['id', 'buyer', 'status'], []]);
    expect(arrangedBy((layout) => withMoved(layout, ['id', 'status', 'ends', 'buyer'], 'buyer', 'status'))).toEqual({ order: ['id', 'buyer', 'status'], hidden: ['agent', 'ends'], widths: {} });
  });
});
