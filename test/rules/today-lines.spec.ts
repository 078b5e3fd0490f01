import { areas } from '../../backend/areas.js';
import { operationsToday } from '../../backend/operations/operations.today.js';
import { allScreens } from '../../backend/platform/screens/screens.rules.js';

const contributed = [...areas.map(({ today }) => today ?? {}), operationsToday];
const lines = contributed.flatMap(({ waiting = [] }) => waiting);
const figures = contributed.flatMap(({ figures: own = [] }) => own);

/** Any of these opens the screen that an address leads to. */
function openers(address: string): readonly string[] {
  return [allScreens.find(({ path }) => path === address.split('?')[0])?.permission ?? []].flat();
}

describe('Nobody is led from Today to a door that is closed for them:', () => {
  it('each line is seen by who may open its screen', () => {
    expect(lines.length).toBeGreaterThan(5);
    for (const { name, page, permission } of lines) expect([name, permission.filter((one) => !openers(page).includes(one))]).toEqual([name, []]);
  });

  it('so is each figure', () => {
    for (const { name, page, permissions } of figures) expect([name, permissions.some((one) => openers(page).includes(one))]).toEqual([name, true]);
  });

  it('each has a name of its own', () => {
    const names = [...lines, ...figures].map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
  });
});
