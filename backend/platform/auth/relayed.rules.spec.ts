import { isRelayed } from './relayed.rules.js';

describe('A request', () => {
  it.each(['x-forwarded-for', 'X-Forwarded-Host', 'x-forwarded-proto', 'X-Forwarded', 'Forwarded', 'Via', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP'])('was passed on by a server in between where it says %s, whatever it says', (name) => {
    expect(isRelayed({ host: 'localhost:3000', [name]: '' })).toBe(true);
  });

  it('comes straight from a browser where it says nothing of the kind', () => {
    expect(isRelayed({ host: 'localhost:3000', 'user-agent': 'Firefox via a phone', origin: 'http://localhost:3000', referer: '' })).toBe(false);
  });
});
