import { isOurs } from './own-event.js';
import { vocabulary } from '../vocabulary.js';

const metadata = { actor: { kind: 'user', id: '1', name: 'Dana Kim' }, commandId: 'c', commandHash: 'h', correlationId: 'c', causationId: 'c', occurredAt: '2026-01-01T00:00:00.000Z', schemaVersion: 1 };
const stored = (beside: unknown) => ({ id: 'e', stream: 'user-1', revision: 0, position: '1', type: 'UserSignedIn', data: {}, metadata: beside, recordedAt: '2026-01-01T00:00:00.000Z' });

describe('an event of the store', () => {
  it('is ours by what stands beside it', () => {
    expect(isOurs({ metadata })).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'orders'],
    ['a list', [1]],
    ['what another program writes', { $correlationId: 'c', userId: 7, schemaVersion: 1 }],
  ])('is somebody else\'s with %s beside it, whatever its stream and type are named, and is read as nothing', (_, beside) => {
    expect(isOurs({ metadata: beside })).toBe(false);
    expect(vocabulary.decode(stored(beside))).toBeUndefined();
    expect(vocabulary.decode(stored(metadata))).toMatchObject({ type: 'UserSignedIn' });
  });
});
