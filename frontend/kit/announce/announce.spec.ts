import { jest } from '@jest/globals';
import { announce, announced } from './announce.js';

describe('What is said to who has the screen read out', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('stands there until it was read, is replaced by what comes after, and can be said again', () => {
    const heard: string[] = [];
    const stop = announced.watch(() => heard.push(announced.words()));
    announce('Saved');
    announce('Not saved');
    jest.advanceTimersByTime(5_000);
    announce('Saved');
    stop();
    jest.advanceTimersByTime(5_000);
    expect(heard).toEqual(['Saved', 'Not saved', '', 'Saved']);
  });
});
