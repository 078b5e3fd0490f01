/** Loaded before the built product: a death by kill -9 at the step of an erasure that DIES_AT names. */
import process from 'node:process';
import { URL } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';

const { Erasures } = await import(new URL('../../../dist/backend/platform/personal/erasures.js', import.meta.url).href);

const steps = { takenOutOfUse: 'once the key is out of use', destroyed: 'once the key is destroyed' };

for (const [method, name] of Object.entries(steps)) {
  const original = Erasures.prototype[method];
  Erasures.prototype[method] = async function (...given) {
    const answer = await original.apply(this, given);
    if (process.env.DIES_AT !== name) return answer;
    process.kill(process.pid, 'SIGKILL');
    // Nothing is done after it, though the signal may take a moment.
    return pause(60_000);
  };
}
