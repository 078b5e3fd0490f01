import type { RecordedEvent } from '../../../events/event.js';
import { Refused, TryLater } from '../../../projections/engine/consumer.js';
import { ClaimsNotReady } from '../claims/claims-not-ready.js';
import { Refusal } from '../commands/refusal.js';
import { Effects } from './effects.js';
import { reaction } from './reaction.js';

describe('what a reaction causes', () => {
  const event = { id: 'e', type: 'Told', stream: 'member-1', position: '1', metadata: { actor: { kind: 'system', id: 'x', name: 'X' } } } as unknown as RecordedEvent;
  const causing = (error: Error) =>
    new Effects({ execute: () => Promise.reject(error) } as never, {} as never, {} as never, {} as never).of({ reaction: reaction('tell-on', 'Told on'), event }, 0, () => ({ aggregate: {} }) as never);

  it('is tried again later while what it needs is not ready, and refused when the rules say no', async () => {
    await expect(causing(new ClaimsNotReady())).rejects.toBeInstanceOf(TryLater);
    await expect(causing(new Refusal('No'))).rejects.toBeInstanceOf(Refused);
  });
});
