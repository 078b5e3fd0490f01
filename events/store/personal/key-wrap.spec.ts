import { KeyWrap } from './key-wrap.js';

describe('The wrapped key of a person', () => {
  const key = Buffer.alloc(32, 7);
  const wrap = new KeyWrap(Buffer.alloc(32, 1));

  it('is read under the secret that it was wrapped with, for that person, and no other', () => {
    const wrapped = wrap.wrap('lead-17', key);
    expect(wrap.unwrap('lead-17', wrapped)).toEqual(key);
    expect(wrap.unwrap('lead-18', wrapped)).toBeUndefined();
    expect(new KeyWrap(Buffer.alloc(32, 2)).unwrap('lead-17', wrapped)).toBeUndefined();
  });

  it('shows nothing of the key', () => {
    expect(wrap.wrap('lead-17', key).includes(key.subarray(0, 8))).toBe(false);
  });

  it('is taken as it is where it was kept before keys were wrapped', () => {
    expect(wrap.unwrap('lead-17', key)).toEqual(key);
  });
});
