import examples from '../../../test/worked-examples.json' with { type: 'json' };
import { MORE_UNITS, mostListings, mostUnits } from './inventory-cap.rules.js';

it('The words where a search matched more are those of the documents, both spaces included', () => {
  expect(MORE_UNITS).toBe('Your search matched more than 15 records and only the first 15 are shown below.  Please refine your search.');
});

describe('How many units a search shows', () => {
  it.each(examples.inventory_search.cap)('is as the worked examples say of $matches matches (admin: $admin, tablet: $tablet)', ({ matches, admin, tablet, shown, message }) => {
    const most = mostUnits({ role: tablet ? 'Inventory_Tablet' : 'Sales_Manager', may: () => admin }) ?? matches;
    expect({ shown: Math.min(matches, most), message: matches > most }).toEqual({ shown, message });
  });
});

describe('A tablet', () => {
  it.each(['Inventory_Tablet', 'inventory tablet', 'INVENTORY_TABLET '])('keeps the cap however its role is written (decisions.md B22, H5): %j', (role) => {
    expect([mostUnits({ role, may: () => true }), mostListings({ role, may: () => true })]).toEqual([15, 15]);
  });
});
