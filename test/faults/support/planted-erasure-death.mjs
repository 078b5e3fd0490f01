/** Bundled before the product's own start: a death by kill -9 at the step of an erasure that DIES_AT names. */
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { Erasures } from '../../../dist/backend/platform/personal/erasures.js';

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
