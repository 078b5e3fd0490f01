import { beyond, heldBeyond, keptByOneself, mayGive } from './granting.rules.js';

const administrator = new Set(['Users_Edit', 'Settings_Main']);
const editor = new Set(['Users_Edit', 'Tours_Main']);

describe('giving permissions', () => {
  it('is free for an administrator, Other_Beta too, which no role starts out with', () => {
    expect(mayGive(administrator, 'Other_Beta')).toBe(true);
    expect(beyond(administrator, ['Contracts_Admin', 'Other_AllowRemoteLogin'])).toEqual([]);
  });

  it('ends for other editors at what they hold themselves', () => {
    expect(beyond(editor, ['Tours_Main', 'Tours_Edit', 'Settings_Main'])).toEqual(['Tours_Edit', 'Settings_Main']);
  });

  it('covers strings that open nothing yet: one may be a permission of the next version', () => {
    expect(mayGive(editor, 'Something_Unknown')).toBe(false);
    expect(mayGive(administrator, 'Something_Unknown')).toBe(true);
  });

  it('keeps nobody from the account of somebody who holds more only of what opens nothing', () => {
    expect(heldBeyond(editor, ['Tours_Main', 'Something_Unknown'])).toEqual([]);
    expect(heldBeyond(editor, ['Tours_Main', 'Contracts_Admin'])).toEqual(['Contracts_Admin']);
  });

  it('leaves everybody what makes an administrator', () => {
    expect(keptByOneself(['Tours_Main', 'Users_Edit', 'Settings_Main'])).toEqual(['Users_Edit', 'Settings_Main']);
  });
});
