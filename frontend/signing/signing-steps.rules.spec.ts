import type { SigningAnswer } from '../../backend/signing/signing.dto.js';
import { nextPlace, othersPlace, signedOf, whatComesThen } from './signing-steps.rules.js';

const seller = { role: 'seller', words: 'seller', name: 'Hannah Hernandez', signed: true } as const;
const coSeller = { role: 'coSeller', words: 'co-seller', name: 'Diego Lopez', signed: false } as const;
const me = { role: 'buyer', name: 'Fatima Lopez', mail: 'fatima@example.com', consented: false } as const;
const signers = [seller, { role: 'buyer', words: 'buyer', name: 'Fatima Lopez', signed: false }, coSeller] as const;
const box = { page: 1, x: 0, y: 0, width: 100, height: 20, mine: false, signedAt: '' };
const place = (more: Partial<SigningAnswer['places'][number]>) => ({ ...box, signer: 'buyer', kind: 'signature', ...more }) as SigningAnswer['places'][number];

describe('the steps of who signs', () => {
  it('lead to the first of their own places that is not signed, and count only those', () => {
    const places = [place({ signer: 'seller' }), place({ mine: true, signedAt: '2026-11-22T10:00:00Z' }), place({ mine: true })];
    expect(nextPlace(places)).toBe(2);
    expect(signedOf(places)).toEqual({ signed: 1, all: 2 });
  });

  it('say who signs next, and to whom the copy goes', () => {
    expect(whatComesThen({ signers, me })).toBe('Then Diego Lopez signs. A signed copy comes to fatima@example.com as soon as everybody has signed.');
  });

  it('tell who signs last that the copy waits for nobody else', () => {
    expect(whatComesThen({ signers: [seller, signers[1]], me })).toBe('A signed copy comes to fatima@example.com as soon as it is sealed, in a few minutes.');
  });

  it('say at the places of others whether those have signed or come later', () => {
    expect(othersPlace({ signers, me }, place({ signer: 'seller' }))).toEqual({ signed: true, words: 'Hannah Hernandez has signed', short: 'has signed' });
    expect(othersPlace({ signers, me }, place({ signer: 'coSeller' }))).toEqual({ signed: false, words: 'Diego Lopez signs after you', short: 'signs after you' });
  });

  it('say nothing at their own places, at dates, and at places of who signs another document', () => {
    expect(othersPlace({ signers, me }, place({ mine: true }))).toBeUndefined();
    expect(othersPlace({ signers, me }, place({ signer: 'seller', kind: 'date' }))).toBeUndefined();
    expect(othersPlace({ signers, me }, place({ signer: 'coBuyer' }))).toBeUndefined();
  });
});
