import { beyond, keptByOneself, mayGive } from './granting.rules.js';

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

  it('does not mind strings that open nothing', () => {
    expect(mayGive(editor, 'Something_Unknown')).toBe(true);
  });

  it('leaves everybody what makes an administrator', () => {
    expect(keptByOneself(['Tours_Main', 'Users_Edit', 'Settings_Main'])).toEqual(['Users_Edit', 'Settings_Main']);
  });
});
