import { columnWidths } from './column-widths.js';
import type { SheetColumn } from './sheet-column.js';

interface Berth {
  readonly boat: string;
  readonly owner: string;
  readonly fee: string;
}

const column = (field: keyof Berth, kind: 'text' | 'money', width: number) => ({ field, kind, width, label: field }) as unknown as SheetColumn<Berth>;
const columns = [column('boat', 'text', 100), column('owner', 'text', 130), column('fee', 'money', 90)];
const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

describe('The columns of a sheet', () => {
  it.each([500, 501, 997])('leave nothing empty at their end: %d pixels', (room) => {
    expect(sum(columnWidths(columns, {}, room))).toBe(room);
  });

  it('fill the room also where all of them were dragged, or hold figures', () => {
    expect(columnWidths(columns, { boat: 80, owner: 90, fee: 100 }, 400)).toEqual([80, 90, 230]);
    expect(sum(columnWidths([column('fee', 'money', 90)], {}, 300))).toBe(300);
  });

  it('keep their widths where there is no room for more', () => {
    expect(columnWidths(columns, {}, 200)).toEqual([100, 130, 90]);
  });
});
