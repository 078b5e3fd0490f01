import { setImmediate as turn } from 'node:timers/promises';
import { FewAtOnce } from './few-at-once.js';

describe('a few things at once', () => {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const few = new FewAtOnce(2);
  const ask = (name: string) =>
    few.run(() => {
      begun.push(name);
      return new Promise<string>((done, fail) => ends.set(name, (error) => (error ? fail(error) : done(name))));
    });

  it('are no more than that; the others begin in the order asked, also behind one that failed', async () => {
    const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map(ask);
    await turn();
    expect(begun).toEqual(['a', 'b']);

    ends.get('b')!(new Error('no'));
    await expect(second).rejects.toThrow('no');
    await turn();
    expect(begun).toEqual(['a', 'b', 'c']);

    ends.get('a')!();
    await expect(first).resolves.toBe('a');
    await turn();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    ends.get('c')!();
    ends.get('d')!();
    await expect(Promise.all([third, fourth])).resolves.toEqual(['c', 'd']);
  });

  it('begin at once where nobody is at work any more', async () => {
    const fifth = ask('e');
    ends.get('e')!();
    await expect(fifth).resolves.toBe('e');
  });
});
