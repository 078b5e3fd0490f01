import type { Load } from '../../../backend/platform/health/process-load.js';

/** As issue 21 has it: whatever one person or one address sends, others wait at most so many times as long as beside an ordinary crowd. */
export const MOST_TIMES = 5;
export const MOST_MEMORY = 2 ** 30;
/** Others use the machine too: the quietest of some tries tells what a flood costs. */
const TRIES = 6;

/** What goes on while others' waits are measured. */
export type Beside = (measured: () => Promise<void>) => Promise<void>;

export interface Compared {
  /** Of others' waits, ms. */
  readonly p95: () => Promise<number>;
  readonly load: () => Promise<Load>;
  readonly flooded: Beside;
  readonly ordinarily?: Beside;
}

/** How many times as long others wait, p95: beside a flood, against what is ordinary just before it. */
export async function timesAsLong(name: string, { p95, load, flooded, ordinarily = (measured) => measured() }: Compared): Promise<number> {
  const waitBeside = async (beside: Beside): Promise<number> => {
    let wait = Infinity;
    await beside(async () => void (wait = await p95()));
    return wait;
  };
  let fewest = Infinity;
  for (let turn = 0; turn < TRIES && fewest >= MOST_TIMES; turn++) {
    const [before, during] = [await waitBeside(ordinarily), await waitBeside(flooded)];
    fewest = Math.min(fewest, during / before);
    process.stdout.write(`${name}: p95 ${before.toFixed(1)} ms, then ${during.toFixed(1)} ms; at most ${Math.round((await load()).mostMemoryBytes / 2 ** 20)} MB\n`);
  }
  return fewest;
}
