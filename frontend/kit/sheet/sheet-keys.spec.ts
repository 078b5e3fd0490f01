import { sheetStep, type Marked } from './sheet-keys.js';

const size = { rows: 100, cols: 5, page: 10 };
const at = (row: number, col: number, onName = false): Marked => ({ from: { row, col }, to: { row, col }, onName });
const press = (name: string, marked = at(3, 1)) => {
  const keys = name.split('+');
  return sheetStep({ key: keys.at(-1)!, shiftKey: keys.includes('Shift'), ctrlKey: keys.includes('Ctrl'), metaKey: false }, marked, size);
};

// The kit asks the page which way it runs.
beforeAll(() => Object.assign(globalThis, { document: { documentElement: { dir: 'ltr' } } }));
// Other files of the worker read what a page says of the company, where there is one.
afterAll(() => void Reflect.deleteProperty(globalThis, 'document'));

describe('The keys of a sheet', () => {
  it.each([
    ['ArrowDown', 4, 1],
    ['Ctrl+ArrowDown', 99, 1],
    ['PageDown', 13, 1],
    ['PageUp', 0, 1],
    ['Home', 3, 0],
    ['Ctrl+End', 99, 4],
    ['ArrowRight', 3, 2],
  ])('%s goes to row %i, column %i', (key, row, col) => expect(press(key)).toEqual({ mark: at(row, col) }));

  it('mark more with Shift, from where one began', () => {
    const more = press('Shift+ArrowDown');
    expect(more).toEqual({ mark: { from: { row: 3, col: 1 }, to: { row: 4, col: 1 }, onName: false } });
    expect(press('Escape', (more as { mark: Marked }).mark)).toEqual({ mark: at(3, 1) });
  });

  it('mark rows, columns and everything', () => {
    expect(press('Shift+ ')).toMatchObject({ mark: { from: { row: 3, col: 0 }, to: { row: 3, col: 4 } } });
    expect(press('Ctrl+ ')).toMatchObject({ mark: { from: { row: 0, col: 1 }, to: { row: 99, col: 1 } } });
    expect(press('Ctrl+a')).toMatchObject({ mark: { from: { row: 0, col: 0 }, to: { row: 99, col: 4 } } });
  });

  it('leave Tab and copying to the browser', () => {
    expect([press('Tab'), press('Ctrl+c'), press('x')]).toEqual([undefined, undefined, undefined]);
  });

  it('reach the names of the columns from the first row, widen and move them there', () => {
    const name = at(0, 1, true);
    expect(press('ArrowUp', at(0, 1))).toEqual({ mark: name });
    expect(press('Shift+ArrowLeft', name)).toEqual({ widen: -16 });
    expect(press('Ctrl+Shift+ArrowRight', name)).toEqual({ moveTo: 2 });
    expect(press('ArrowDown', name)).toEqual({ mark: at(0, 1) });
  });

  it('leave the first column where it is', () => {
    expect(press('Ctrl+Shift+ArrowRight', at(0, 0, true))).toBeUndefined();
    expect(press('Ctrl+Shift+ArrowLeft', at(0, 1, true))).toBeUndefined();
  });
});
