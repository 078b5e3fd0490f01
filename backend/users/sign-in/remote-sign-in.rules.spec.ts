import { maySignInFrom } from './remote-sign-in.rules.js';

const nothing = new Set<string>();

describe('signing in from elsewhere', () => {
  it('is for holders of Other_AllowRemoteLogin', () => {
    expect(maySignInFrom('203.0.113.9', [], new Set(['Other_AllowRemoteLogin']))).toBe(true);
    expect(maySignInFrom('203.0.113.9', [], nothing)).toBe(false);
  });

  it('is nothing that a company address needs, however the socket writes it', () => {
    expect(maySignInFrom('::ffff:198.51.100.7', ['198.51.100.7'], nothing)).toBe(true);
  });

  it('knows a company address in every spelling', () => {
    expect(maySignInFrom('2001:db8::7', ['2001:0DB8:0:0:0:0:0:7'], nothing)).toBe(true);
    expect(maySignInFrom('2001:0db8:0::7', ['2001:db8::7'], nothing)).toBe(true);
    expect(maySignInFrom('2001:db8::8', ['2001:db8::7'], nothing)).toBe(false);
  });

  it('is refused everywhere when no address is listed', () => {
    expect(maySignInFrom('127.0.0.1', [], nothing)).toBe(false);
  });
});
