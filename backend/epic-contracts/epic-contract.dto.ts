import type { EpicContract } from './epic-contract.state.js';

/** A membership contract as answered: what its reader may not see is absent. */
export type EpicContractAnswer = NonNullable<EpicContract>;
