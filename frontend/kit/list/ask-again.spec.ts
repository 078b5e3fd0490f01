import { jest } from '@jest/globals';
import { AskAgain } from './ask-again.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('Asking again after changes', () => {
  it('is done once for a burst of them', async () => {
    const ask = jest.fn(() => Promise.resolve());
    const { soon } = new AskAgain(ask);
    for (let change = 0; change < 20; change++) soon();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(1);
    soon();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is done once more for what changed while it was asked, and never twice at a time', async () => {
    const answers: (() => void)[] = [];
    const { soon } = new AskAgain(() => new Promise<void>((resolve) => answers.push(resolve)));
    soon();
    await jest.advanceTimersByTimeAsync(1_000);
    soon();
    soon();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(answers).toHaveLength(1);
    answers[0]!();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(answers).toHaveLength(2);
  });
});
