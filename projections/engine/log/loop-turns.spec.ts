import { LoopTurns } from './loop-turns.js';

it('lets what waits for the event loop happen between two of them', async () => {
  const turns = new LoopTurns();
  const order: string[] = [];
  const batch = async (name: string): Promise<void> => {
    await turns.next();
    order.push(name);
    setImmediate(() => order.push(`others after ${name}`));
  };
  await Promise.all([batch('first'), batch('second')]);
  await turns.next();
  expect(order).toEqual(['first', 'others after first', 'second', 'others after second']);
});
