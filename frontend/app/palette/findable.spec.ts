import { screens } from '../routes.js';
import { findables } from './findable.js';

describe('The search over all lists', () => {
  it('knows where the rows of each list are opened that a screen says it finds', () => {
    const finding = screens.filter(({ finds }) => finds).map(({ path }) => path);
    expect(Object.keys(findables).toSorted()).toEqual(finding.toSorted());
  });

  it('opens rows on screens that there are', () => {
    const opened = Object.values(findables).flatMap(({ opens }) => opens ?? []);
    expect(opened.filter((path) => !screens.some((screen) => screen.path === path))).toEqual([]);
  });
});
