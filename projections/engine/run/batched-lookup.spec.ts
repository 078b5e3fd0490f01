import { BatchedLookup } from './batched-lookup.js';

describe('what many ask at the same moment', () => {
  it('is asked in one: who asks while a question is under way is in the next, and each has the own answer', async () => {
    const questions: (readonly number[])[] = [];
    const doubled = new BatchedLookup<number, number>(async (asks) => {
      questions.push(asks);
      await Promise.resolve();
      return asks.map((ask) => 2 * ask);
    });
    expect(await Promise.all([1, 2, 3].map((ask) => doubled.ask(ask)))).toEqual([2, 4, 6]);
    expect(await doubled.ask(4)).toBe(8);
    expect(questions).toEqual([[1], [2, 3], [4]]);
  });

  it('fails for those who asked together, and not for who asks after them', async () => {
    let away = true;
    const asked = new BatchedLookup<string, string>((asks) => (away ? Promise.reject(new Error('away')) : Promise.resolve(asks)));
    await expect(asked.ask('first')).rejects.toThrow('away');
    away = false;
    await expect(asked.ask('second')).resolves.toBe('second');
  });
});
