import { entryScript } from './new-release.js';

it('finds the script that a page begins with, and none where there is no such page', () => {
  expect(entryScript('<head><script type="module" crossorigin src="/assets/index-CqgbMiDd.js"></script>')).toBe('/assets/index-CqgbMiDd.js');
  expect(entryScript('<title>Starting</title>')).toBeUndefined();
});
