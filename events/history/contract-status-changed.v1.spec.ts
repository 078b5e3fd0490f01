import type { StoredEvent } from '../store/event-store.js';
import { vocabulary } from '../vocabulary.js';

function storedAsVersion1(data: unknown): StoredEvent {
  const metadata = { actor: { kind: 'user', id: '7', name: 'Dana Kim' }, commandId: 'c', commandHash: 'h', schemaVersion: 1 };
  return { id: 'e', type: 'ContractStatusChanged', stream: 'resaleContract-1029', revision: 4, position: '7', recordedAt: '2026-01-05T15:00:00.000Z', data, metadata };
}

describe('a contract status change written in its first shape', () => {
  it('reads as from and to, in the one spelling', () => {
    const decoded = vocabulary.decode(storedAsVersion1({ previousStatus: 'Signed', contractStatus: 'Preparing to Close', reason: '' }));
    expect(decoded?.data).toEqual({ from: 'Signed', to: 'Preparing To Close' });
  });

  it('keeps the reason that was given', () => {
    const decoded = vocabulary.decode(storedAsVersion1({ previousStatus: 'Closed', contractStatus: 'Signed', reason: ' deed came back ' }));
    expect(decoded?.data).toEqual({ from: 'Closed', to: 'Signed', reason: 'deed came back' });
  });

  it('keeps a word that no list knows, as imported contracts may have', () => {
    const decoded = vocabulary.decode(storedAsVersion1({ previousStatus: 'On Hold', contractStatus: 'Signed', reason: '' }));
    expect(decoded?.data).toEqual({ from: 'On Hold', to: 'Signed' });
  });
});
