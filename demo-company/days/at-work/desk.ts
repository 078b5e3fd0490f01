import type { Chance } from '../chance.js';
import type { Colleague } from './colleague.js';

/** What a colleague of the demo does, again and again. */
export interface Desk {
  begins?(colleague: Colleague): Promise<void>;
  works(colleague: Colleague, chance: Chance, signal: AbortSignal): Promise<void>;
}
