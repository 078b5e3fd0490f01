import { jest } from '@jest/globals';
import { barriersOn } from './support/barriers.js';
import { colleague, lastingColleague, visitor } from './support/office.js';
import { sampleAddress, screenPaths } from './support/sample-ids.js';

/** A page of all changes that other tests made is long to look through. */
jest.setTimeout(400_000);

describe('Everybody can use, in light and in dark,', () => {
  it.each(screenPaths)('%s', async (path) => {
    const dana = await lastingColleague('executive');
    await dana.follows(await sampleAddress(path, dana));
    expect(await barriersOn(dana.page)).toEqual([]);
  });

  it('the pages before the sign-in', async () => {
    const person = await visitor();
    // The link is none that was ever sent.
    person.expectsTrouble(/PasswordLink/, /410/);
    for (const path of ['/auth/login-page', '/auth/forgot-password', '/auth/change-password/never-sent', '/auth/rci']) {
      await person.page.goto(path);
      expect([path, await barriersOn(person.page)]).toEqual([path, []]);
    }
  });

  it('the page of a permission that one lacks, and of an address that is none', async () => {
    const tablet = await colleague('inventory-tablet');
    for (const path of ['/admin/tours', '/admin/nowhere']) {
      await tablet.page.goto(path);
      expect([path, await barriersOn(tablet.page)]).toEqual([path, []]);
    }
  });
});

it.each(['/rtl/contracts', '/rtl/contracts-detail/:id', '/rtl/reports-contracts-dashboard', '/rtl/points-statement', '/rtl/settings', '/rtl/employees-new'])('Everybody can use %s', async (mirrored) => {
  const dana = await colleague('executive');
  const address = await sampleAddress(mirrored.replace('/rtl', '/admin'), dana);
  await dana.page.goto(address.replace('/admin', '/rtl'));
  expect(await dana.page.locator('html').getAttribute('dir')).toBe('rtl');
  expect(await barriersOn(dana.page)).toEqual([]);
});
