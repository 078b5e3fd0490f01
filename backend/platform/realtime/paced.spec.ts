import { setTimeout as pause } from 'node:timers/promises';
import { Paced } from './paced.js';

const REST = 30;

describe('A paced job', () => {
  it('runs at once when it is first asked for', () => {
    let runs = 0;
    const paced = new Paced(() => {
      runs++;
      return Promise.resolve(REST);
    });
    paced.poke();
    expect(runs).toBe(1);
    paced.stop();
  });

  it('gathers what it is asked for meanwhile into one more run', async () => {
    let runs = 0;
    const paced = new Paced(() => {
      runs++;
      return Promise.resolve(REST);
    });
    for (let poke = 0; poke < 20; poke++) paced.poke();
    await pause(4 * REST);
    expect(runs).toBe(2);
  });

  it('never runs twice at a time', async () => {
    let running = 0;
    let most = 0;
    const paced = new Paced(async () => {
      most = Math.max(most, ++running);
      await pause(5);
      running--;
      return 0;
    });
    for (let poke = 0; poke < 10; poke++) {
      paced.poke();
      await pause(2);
    }
    paced.stop();
    expect(most).toBe(1);
  });

  it('rests when nobody asks', async () => {
    let runs = 0;
    const paced = new Paced(() => Promise.resolve(++runs && 1));
    paced.poke();
    await pause(30);
    expect(runs).toBe(1);
  });
});
