import { isOwnHost } from './own-host.js';

const settings = { host: '0.0.0.0', publicUrl: 'https://office.example.com' };

describe('the host that a request asks for', () => {
  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', '192.168.1.20', 'office.example.com', 'OFFICE.example.com:443'])('is ours: %s', (host) => {
    expect(isOwnHost(host, settings)).toBe(true);
  });

  it.each(['evil.example', 'office.example.com.evil.example', 'localhost.evil.example', '', 'a b', undefined])('is somebody else\'s: %s', (host) => {
    expect(isOwnHost(host, settings)).toBe(false);
  });
});
