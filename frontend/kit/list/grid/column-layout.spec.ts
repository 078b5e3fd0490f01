import { arranged, asDesigned, shown, shownFirst, withMoved, withToggled, withWidth } from './column-layout.js';

const columns = [{ field: 'id' }, { field: 'status' }, { field: 'date' }, { field: 'agent', hidden: true as const }];
const fields = columns.map(({ field }) => field);
const names = (list: readonly { field: string }[]) => list.map(({ field }) => field).join(' ');

describe('how a person arranges the columns', () => {
  it('begins as designed', () => {
    expect(names(shown(columns, asDesigned(columns)))).toBe('id status date');
  });

  it('shows, hides and moves columns, and never the first', () => {
    const layout = withMoved(withToggled(asDesigned(columns), 'agent'), fields, 'agent', 'status');
    expect(names(shown(columns, layout))).toBe('id agent status date');
    expect(names(arranged(columns, withMoved(layout, fields, 'date', 'id')))).toMatch(/^id /);
  });

  it('reads all of a row beside the list, what is on the screen first', () => {
    expect(names(shownFirst(columns, withToggled(asDesigned(columns), 'status')))).toBe('id date status agent');
  });

  it('keeps every column wide enough to grasp', () => {
    expect(withWidth(asDesigned(columns), 'date', 3).widths['date']).toBeGreaterThan(40);
  });
});
