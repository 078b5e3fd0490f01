import { screensOpenedBy } from './opened-screens.rules.js';

describe('Permissions', () => {
  it('tell which screens they open', () => {
    expect(screensOpenedBy('Contracts_Main')).toEqual(['Contracts']);
    expect(screensOpenedBy('Contracts_Detail')).toEqual(['one of Contracts', 'Documents']);
    expect(screensOpenedBy('Users_Edit')).toEqual(['User']);
    expect(screensOpenedBy('Owners_Main')).toEqual([]);
  });
});
