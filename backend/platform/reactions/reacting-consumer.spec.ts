import { PointsHeld } from '../../../events/points/points.events.js';
import { consumerOf, type ConsumerParts } from './reacting-consumer.js';
import { reaction } from './reaction.js';

describe('a reaction', () => {
  const held = reaction('release', 'Released').at(PointsHeld, ({ data }) => data.heldUntil, () => undefined);
  const parts = { ready: () => Promise.resolve(), effects: { of: () => Promise.resolve([]) }, due: { set: () => Promise.resolve() } } as unknown as ConsumerParts;
  const event = (metadata: object) => ({ type: 'PointsHeld', stream: 'pointsAccount-502-2026', data: { heldUntil: '2026-11-01T10:00:00Z' }, metadata }) as never;

  it('answers what happens', async () => {
    expect(await consumerOf(held, parts).handle(event({}))).toEqual([expect.any(Function)]);
  });

  it('says that it caused something also where that writes no rows: it must not come again after what follows', async () => {
    const told = reaction('tell', 'Told').when(PointsHeld, () => undefined);
    const of = (done: [] | undefined) => consumerOf(told, { ...parts, effects: { of: () => Promise.resolve(done) } } as unknown as ConsumerParts);
    expect(await of([]).handle(event({}))).toEqual([]);
    expect(await of(undefined).handle(event({}))).toBeUndefined();
  });

  it('does not answer what was told long after it happened', async () => {
    expect(await consumerOf(held, parts).handle(event({ toldLater: true }))).toBeUndefined();
  });
});
