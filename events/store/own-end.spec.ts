import { getEventListeners } from 'node:events';
import { ownEnd } from './own-end.js';

describe('an end of one\'s own', () => {
  it('comes with the first of those that are given, and lets go of the others', () => {
    const [process, term] = [new AbortController(), new AbortController()];
    const { signal } = ownEnd(process.signal, term.signal);
    expect(signal.aborted).toBe(false);
    term.abort();
    expect(signal.aborted).toBe(true);
    expect(getEventListeners(process.signal, 'abort')).toEqual([]);
  });

  it('comes by itself without ending those that are given, and nothing is left on them', () => {
    const process = new AbortController();
    const { signal, end } = ownEnd(process.signal);
    end();
    expect(signal.aborted).toBe(true);
    expect(process.signal.aborted).toBe(false);
    expect(getEventListeners(process.signal, 'abort')).toEqual([]);
  });

  it('has come where one of those that are given has', () => {
    const process = new AbortController();
    expect(ownEnd(process.signal, AbortSignal.abort()).signal.aborted).toBe(true);
    expect(getEventListeners(process.signal, 'abort')).toEqual([]);
  });
});
