import { jest } from '@jest/globals';
import { Attention } from './attention.js';

const MINUTE_MS = 60_000;

describe('a page', () => {
  let page: EventTarget;
  let attention: Attention;
  beforeEach(() => {
    jest.useFakeTimers();
    page = new EventTarget();
    attention = new Attention();
    attention.watch(page);
  });
  afterEach(() => jest.useRealTimers());

  it('is not alone when it was just opened', () => {
    expect(attention.isAlone).toBe(false);
  });

  it('is alone when nobody did anything for a minute, whatever it did by itself', () => {
    jest.advanceTimersByTime(MINUTE_MS + 1);
    page.dispatchEvent(new Event('pointermove'));
    page.dispatchEvent(new Event('focus'));
    expect(attention.isAlone).toBe(true);
  });

  it.each(['pointerdown', 'keydown', 'click', 'input', 'wheel', 'touchmove'])('has somebody before it again after a %s', (sign) => {
    jest.advanceTimersByTime(10 * MINUTE_MS);
    page.dispatchEvent(new Event(sign));
    expect(attention.isAlone).toBe(false);
  });
});
