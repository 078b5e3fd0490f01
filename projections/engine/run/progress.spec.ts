import { Progress } from './progress.js';

describe('a loop that makes no progress', () => {
  it('lets a timer run, and is logged', async () => {
    const warnings: string[] = [];
    const progress = new Progress('parcel-list', { info: () => undefined, warn: (words: string) => warnings.push(words), error: () => undefined } as never);
    let timerRan = false;
    setTimeout(() => (timerRan = true), 1);
    for (let round = 0; round < 100_000 && !(timerRan && warnings.length > 0); round++) await progress.after('7');
    expect(timerRan).toBe(true);
    expect(warnings[0]).toBe('parcel-list makes no progress at 7: 100 rounds');
  });
});
