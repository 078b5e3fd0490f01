import { notReady, type PreparedEnvelope } from './envelope-ready.rules.js';
import type { SignerRole } from './envelope.enums.js';

const SHA = 'a1'.repeat(32);
const NOW = '2026-11-20T15:00:00.000Z';

function prepared(roles: readonly SignerRole[], placesOf: readonly string[], expiresAt = '2026-12-04T15:00:00.000Z'): PreparedEnvelope {
  const file = { fileId: 'f'.repeat(32), sha256: SHA, bytes: 9, mediaType: 'application/pdf', name: 'buyer-contract-1042-v2.pdf' };
  const places = placesOf.map((signer) => ({ signer, kind: 'signature' as const, page: 1, x: 1, y: 1, width: 1, height: 1 }));
  return { document: { stream: 'resaleContract-1042', kind: 'buyer', version: 2, file, pages: 1, places }, signers: roles.map((role) => ({ role, name: 'Fatima López', mail: `${role}@example.com` })), expiresAt };
}

const codeOf = (envelope: PreparedEnvelope) => notReady(envelope, NOW)?.code;

describe('A document that is to be signed', () => {
  it('has a place for everybody who signs it, and for nobody else but the company', () => {
    expect(notReady(prepared(['buyer', 'coBuyer'], ['buyer', 'coBuyer', 'company']), NOW)).toBeUndefined();
    expect(codeOf(prepared(['buyer', 'coBuyer'], ['buyer']))).toBe('no-place');
    // Somebody was taken off the contract since it was made: with their place blank it would count as signed.
    expect(codeOf(prepared(['buyer'], ['buyer', 'coBuyer']))).toBe('no-signer');
  });

  it('names everybody with a mail address, and ends later than now', () => {
    const [nobody] = prepared(['buyer'], ['buyer']).signers;
    expect(notReady({ ...prepared(['buyer'], ['buyer']), signers: [{ ...nobody!, mail: 'nobody' }] }, NOW)).toMatchObject({ field: 'buyerEmail' });
    expect(notReady(prepared(['buyer'], ['buyer'], NOW), NOW)).toMatchObject({ field: 'expiresAt' });
  });
});
