import type { Page } from 'playwright-core';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';

const TABLET = { width: 1024, height: 768 };

async function opened(role: string, path: string, title: string | RegExp): Promise<Page> {
  const person = await colleague(role);
  await person.page.setViewportSize(TABLET);
  await person.opens(path, title);
  return person.page;
}

it('on the tablet the price of a unit is in sight, and what units are searched by stands in one row', async () => {
  const page = await opened('inventory-tablet', '/admin/inventory', 'Inventory');
  await page.getByRole('row').nth(1).getByRole('link').first().waitFor();
  const price = (await page.getByRole('columnheader', { name: 'Price' }).boundingBox())!;
  expect(price.x + price.width).toBeLessThanOrEqual(TABLET.width);
  const boxes = await page.getByRole('search', { name: 'Units' }).locator('input, select').all();
  const tops = await Promise.all(boxes.map(async (box) => Math.round((await box.boundingBox())!.y)));
  expect(tops.length).toBe(9);
  expect(new Set(tops).size).toBe(1);
});

/** Labels and counts that say more than they have room for. */
const CUT = `[...document.querySelectorAll('main :is(label, .count-strip)')].filter(({ offsetWidth, clientWidth, scrollWidth }) => offsetWidth > 0 && scrollWidth > clientWidth).map(({ textContent }) => textContent)`;

it.each([
  ['contracts', 'Contracts'],
  ['inventory', 'Inventory'],
  ['listings', 'Listings'],
  ['leads', 'Leads'],
  ['tours', 'Tour Waves'],
])('on the tablet everything that %s are filtered by can be read whole', async (screen, title) => {
  const page = await opened('executive', `/admin/${screen}`, title);
  await page.getByRole('row').nth(1).getByRole('link').first().waitFor();
  expect(await page.evaluate(CUT)).toEqual([]);
});

it('the search for a tour names the guest', async () => {
  const dana = await colleague('executive');
  const { rows } = (await dana.sends('GET', '/api/lists/tour-list?limit=1')) as { rows: { tourId: number; leadName: string }[] };
  await dana.opens(`/admin/inventory-search-for-tour/${rows[0]!.tourId}`, 'Inventory search');
  await dana.page.getByText(`tour ${rows[0]!.tourId}, ${rows[0]!.leadName}`).waitFor();
});

it('what the guest is interested in is offered, and one click searches by it', async () => {
  const dana = await colleague('executive');
  const { rows } = (await dana.sends('GET', '/api/lists/tour-list?limit=1')) as { rows: { tourId: number; leadId: number }[] };
  const { resortName, bedrooms } = ((await dana.sends('GET', '/api/Inventories/ForSale')) as { units: { resortName: string; bedrooms: string }[] }).units.find(({ bedrooms: rooms }) => ['1', '2', '3'].includes(rooms))!;
  await dana.sends('POST', '/api/Interests', { leadId: rows[0]!.leadId, resort: resortName, bedrooms });
  await dana.opens(`/admin/inventory-search-for-tour/${rows[0]!.tourId}`, 'Inventory search');
  const boxes = dana.page.getByRole('search', { name: 'Units' });
  const offer = dana.page.getByRole('group', { name: 'The guest is interested in' }).getByRole('button', { name: new RegExp(`^${resortName}, ${bedrooms} bedrooms?$`) }).first();
  await offer.click();
  await dana.page.waitForURL('**resortName=*');
  await eventually(async () => expect([await boxes.getByLabel('Resort').inputValue(), await boxes.getByLabel('Bed', { exact: true }).inputValue()]).toEqual([resortName, bedrooms]));
  expect(await offer.getAttribute('aria-pressed')).toBe('true');
  expect(await boxes.getByLabel('Use Type').getByRole('option').allInnerTexts()).toEqual(expect.arrayContaining(['Any', 'Annual', 'Points']));
});

it('a unit that is here is found however its number and its week are written, and is not added a second time', async () => {
  const rosa = await colleague('inventory-manager');
  const resort = `Twin Lakes ${Date.now()}`;
  const unit = { resortName: resort, unitNumber: '2023', useWeek: '46', useYearType: 'Annual', listingStatus: 'Available' };
  await rosa.sends('POST', '/api/Inventories', unit);
  const asked = new URLSearchParams({ resortName: resort, unitNumber: '02023', useWeek: '046', useYearType: 'Annual' }).toString();
  await eventually(async () => {
    const found = (await rosa.sends('GET', `/api/Inventories/Existing?${asked}`)) as { unitNumber: string }[];
    expect(found.map(({ unitNumber }) => unitNumber)).toEqual(['2023']);
  });
});

it('a click on a column sorts what can be sold, the dearest first with the second', async () => {
  const dana = await colleague('executive');
  const { rows } = (await dana.sends('GET', '/api/lists/tour-list?limit=1')) as { rows: { tourId: number }[] };
  await dana.opens(`/admin/inventory-search-for-tour/${rows[0]!.tourId}`, 'Inventory search');
  const sorted = dana.page.getByRole('columnheader', { name: 'Retail Price' });
  await sorted.getByRole('button').click();
  await sorted.getByRole('button').click();
  await dana.page.waitForURL('**sort=-retailPrice*');
  const prices = async () => (await dana.page.getByRole('row').locator('td:nth-child(7)').allInnerTexts()).map((text) => Number(text.replace(/[^\d.]/g, ''))).filter((price) => price > 0);
  await eventually(async () => {
    const shown = await prices();
    expect(shown.length).toBeGreaterThan(5);
    expect(shown).toEqual(shown.toSorted((one, other) => other - one));
  });
});
