import { lastNameKey, rciNumberKey } from './member-look-up.rules.js';

describe('A member is found', () => {
  it.each(['2041-44707', '2041 44707', ' 204144707 '])('by the RCI number written as "%s"', (written) => {
    expect(rciNumberKey(written)).toBe('204144707');
  });

  it.each([
    ['Müller', 'MULLER'],
    ["O'Brien", 'o’brien'],
    ['de la Cruz', 'De  La Cruz '],
  ])('by the last name %s said as "%s"', (kept, said) => {
    expect(lastNameKey(said)).toBe(lastNameKey(kept));
  });

  it('by the whole last name alone', () => {
    expect(lastNameKey('Will')).not.toBe(lastNameKey('Williams'));
    expect(lastNameKey('OBrien')).not.toBe(lastNameKey("O'Brien"));
  });
});
