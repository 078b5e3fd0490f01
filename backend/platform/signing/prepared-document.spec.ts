import type { MadeDocumentFacts } from '../../../events/kernel/made-document.js';
import type { DocumentSigning } from './document-signing.js';
import { OUT_ALREADY, preparedDocument, type NamedSigner } from './prepared-document.js';

const AT = '2026-11-20T15:00:00.000Z';
const signers: readonly NamedSigner[] = [{ role: 'seller', name: 'Olga Meyer', mail: 'olga@example.com' }];
const made = { version: 2, file: { fileId: 'f' }, pages: 1, places: [{ signer: 'seller', kind: 'signature', page: 1, x: 1, y: 1, width: 1, height: 1 }] } as unknown as MadeDocumentFacts;
const out = { version: 2, status: 'Sent' } as DocumentSigning;

const prepared = (also: { readonly looked?: number; readonly last?: DocumentSigning }) => () => preparedDocument({ stream: 'inventory-76', kind: 'listing', made, signers, asMade: { version: 2, signers }, last: undefined, ...also }, AT);

describe('A document that is sent to be signed', () => {
  it('goes in the version that was looked at, or the newest where none is named', () => {
    for (const looked of [2, 0, undefined]) expect(prepared(looked === undefined ? {} : { looked })().document.version).toBe(2);
  });

  it('goes with the text that was kept of it, where there is one', () => {
    const text = { fileId: 't' } as MadeDocumentFacts['file'];
    expect(preparedDocument({ stream: 'inventory-76', kind: 'listing', made: { ...made, text }, signers, asMade: { version: 2, signers }, last: undefined }, AT).document.text).toBe(text);
    expect(prepared({})().document).not.toHaveProperty('text');
  });

  it('does not go where another version was looked at, not even once more', () => {
    const refusal = expect.objectContaining({ message: 'Version 2 was made meanwhile: please look at it first', options: { status: 409, code: 'made-meanwhile' } }) as Error;
    expect(prepared({ looked: 1 })).toThrow(refusal);
    expect(prepared({ looked: 1, last: out })).toThrow(refusal);
    expect(prepared({ looked: 2, last: out })).toThrow(expect.objectContaining({ options: { status: 409, code: OUT_ALREADY } }) as Error);
  });
});
