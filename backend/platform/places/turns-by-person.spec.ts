import { TurnsByPerson } from './turns-by-person.js';

describe('Turns by person', () => {
  it('go round: who asks for much is passed by who asks for one, and has their own in the order asked', async () => {
    const order: string[] = [];
    const turns = new TurnsByPerson(1);
    const does = (name: string) => turns.run(name[0]!, () => Promise.resolve(void order.push(name)));
    await Promise.all(['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'C1'].map(does));
    expect(order).toEqual(['A1', 'B1', 'A2', 'C1', 'B2', 'A3', 'A4']);
  });

  it('are so many at once, also after one of them failed', async () => {
    const turns = new TurnsByPerson(2);
    let [running, most] = [0, 0];
    const works = async (): Promise<void> => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      throw new Error('failed');
    };
    const outcomes = await Promise.allSettled(Array.from({ length: 9 }, (_, index) => turns.run(index % 2, works)));
    expect(outcomes.map(({ status }) => status)).toEqual(outcomes.map(() => 'rejected'));
    expect([running, most]).toEqual([0, 2]);
  });
});
