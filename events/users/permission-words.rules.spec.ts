import { anyOfInWords, permissionLabel, permissionsInWords } from './permission-words.rules.js';

describe('permissions in words', () => {
  it.each([
    ['Epic_Contracts_Edit', 'Epic Contracts: Edit'],
    ['PointsLedger_Main', 'Points Ledger: Main'],
    ['Inventory_List', 'See the units on the inventory page'],
    ['Owners_Fax', 'Owners_Fax'],
  ])('call %s "%s"', (permission, label) => {
    expect(permissionLabel(permission)).toBe(label);
  });

  it('name what a page needs as the roles page does, any one of several', () => {
    expect(anyOfInWords('Reports_Main')).toBe('Reports: Main');
    expect(anyOfInWords(['Reports_Main', 'Reports_SalesDashboard', 'Epic_Members_Main'])).toBe('Reports: Main or Sales dashboard or Epic Members: Main');
  });

  it('say each module once, and "all" for all six', () => {
    const gifts = ['Main', 'Detail', 'New', 'Edit', 'Sensitive', 'Admin'].map((action) => `Gifts_${action}`);
    expect(permissionsInWords(['Other_Beta', 'Something_Unknown', ...gifts, 'Contracts_Edit', 'Contracts_Main'])).toBe(
      'Contracts: Main, Edit; Gifts: all; Beta features; Something_Unknown',
    );
  });
});
