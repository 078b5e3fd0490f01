import { copied } from './copied.js';

describe('A text that is copied', () => {
  it('says so where the browser has no clipboard, as over plain http', async () => {
    expect(await copied('1042')).toBe(false);
  });
});
