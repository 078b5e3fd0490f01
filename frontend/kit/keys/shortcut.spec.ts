import { isSingleKey, nameOfKey, shortcutFor, type Shortcut } from './shortcut.js';

const run = () => undefined;
const palette: Shortcut = { keys: ['Mod+k'], words: 'Find or go to', group: 'Anywhere', run };
const contracts: Shortcut = { keys: ['g', 'c'], words: 'Contracts', group: 'Go to', run };
const save: Shortcut = { keys: ['Mod+enter'], words: 'Save', group: 'In a form' };
const table = [palette, contracts, save];
const plain = { ctrlKey: false, metaKey: false, altKey: false };

describe('A shortcut', () => {
  it('of two keys waits for the second one', () => {
    expect(shortcutFor(['g'], table)).toBe('begun');
    expect(shortcutFor(['g', 'c'], table)).toBe(contracts);
    expect(shortcutFor(['g', 'x'], table)).toBeUndefined();
    expect(shortcutFor(['c'], table)).toBeUndefined();
  });

  it('is taken from the page when the page has one of its own', () => {
    const own = { ...contracts, words: 'Count' };
    expect(shortcutFor(['g', 'c'], [...table, own])).toBe(own);
  });

  it('that only the sheet tells of does nothing', () => {
    expect(shortcutFor(['Mod+enter'], table)).toBeUndefined();
  });

  it('is the same with Ctrl and with the command key, and never taken from Alt', () => {
    expect(nameOfKey({ ...plain, key: 'K', ctrlKey: true })).toBe('Mod+k');
    expect(nameOfKey({ ...plain, key: 'k', metaKey: true })).toBe('Mod+k');
    expect(nameOfKey({ ...plain, key: '?' })).toBe('?');
    expect(nameOfKey({ ...plain, key: 'n', altKey: true })).toBeUndefined();
    expect(nameOfKey({ ...plain, key: 'Control', ctrlKey: true })).toBeUndefined();
  });

  it('of plain letters can be switched off, one with Ctrl need not', () => {
    expect([contracts, palette].map(isSingleKey)).toEqual([true, false]);
  });
});
