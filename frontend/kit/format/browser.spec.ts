import { browserWords } from './browser.js';

describe('A browser', () => {
  it('is told by name, version and system', () => {
    expect(browserWords('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/128.0.0.0 Safari/537.36')).toBe('Chrome 128 on Windows');
    expect(browserWords('Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1')).toBe('Safari 17 on iOS');
    expect(browserWords('Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0')).toBe('Firefox 130 on Linux');
  });

  it('that nobody knows is told by what it calls itself', () => {
    expect(browserWords('some-client/2.1 (batch)')).toBe('some-client 2');
  });

  it('that says nothing is unknown', () => {
    expect(browserWords('')).toBe('Unknown browser');
  });
});
