import { FairSemaphore } from './fair-semaphore.js';

describe('A semaphore that is fair to people', () => {
  it('goes round: who asks for much is passed by who asks for one, and has their own in the order asked', async () => {
    const order: string[] = [];
    const semaphore = new FairSemaphore(1);
    const does = (name: string) => semaphore.run(name[0]!, () => Promise.resolve(void order.push(name)));
    await Promise.all(['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'C1'].map(does));
    expect(order).toEqual(['A1', 'B1', 'A2', 'C1', 'B2', 'A3', 'A4']);
  });

  it('lets so many work at once, also after one of them failed', async () => {
    const semaphore = new FairSemaphore(2);
    let [running, most] = [0, 0];
    const works = async (): Promise<void> => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      throw new Error('failed');
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => semaphore.run(index % 2, works)));
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'));
    expect([running, most]).toEqual([0, 2]);
  });
});
