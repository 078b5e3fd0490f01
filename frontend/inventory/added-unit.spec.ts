import { pageOfAdded } from './added-unit.js';

const pages = { detail: '/admin/inventory-detail', list: '/admin/inventory' };

describe('Whoever has added a unit', () => {
  it.each([
    ['Available', ['Inventory_Detail'], '/admin/inventory-detail/7'],
    ['Draft', ['Inventory_Detail', 'Inventory_Sensitive'], '/admin/inventory-detail/7'],
    ['Draft', ['Inventory_Detail'], '/admin/inventory'],
    ['Available', ['Inventory_Sensitive'], '/admin/inventory'],
  ])('goes to its page where it is in sight for them, else to the list: %s, with %s', (listingStatus, permissions, page) => {
    expect(pageOfAdded({ inventoryId: 7, listingStatus }, (permission) => permissions.includes(permission), pages)).toBe(page);
  });
});
