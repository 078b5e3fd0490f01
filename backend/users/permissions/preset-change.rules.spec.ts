import { presetChange } from './preset-change.rules.js';

const administrator = { permissions: new Set(['Users_Edit', 'Settings_Main']), oneself: false };

describe('applying a preset', () => {
  it('says what comes and what goes, and leaves strings that nobody knows', () => {
    expect(presetChange('Inventory_Tablet', ['Inventory_Main', 'Tours_Main', 'Something_Unknown'], administrator)).toEqual({
      added: ['Inventory_List', 'Inventory_Detail'],
      removed: ['Tours_Main'],
      withheld: [],
    });
  });

  it('gives nothing that the giver may not give, and names it', () => {
    const editor = { permissions: new Set(['Users_Edit', 'Inventory_List']), oneself: false };
    expect(presetChange('Inventory_Tablet', ['Inventory_Main'], editor)).toEqual({ added: ['Inventory_List'], removed: [], withheld: ['Inventory_Detail'] });
  });

  it('leaves oneself what makes an administrator', () => {
    const change = presetChange('Inventory_Tablet', ['Users_Edit', 'Settings_Main', 'Users_Main'], { ...administrator, oneself: true });
    expect(change?.removed).toEqual(['Users_Main']);
  });

  it('needs a role that is known', () => {
    expect(presetChange('Night_Watch', [], administrator)).toBeUndefined();
  });
});
