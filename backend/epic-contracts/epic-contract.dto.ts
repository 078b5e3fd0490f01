import type { EpicContract } from './epic-contract.js';

/** A membership contract as answered: what its reader may not see is absent. */
export type EpicContractAnswer = Omit<NonNullable<EpicContract>, 'pointsTaken'>;

export function epicContractAnswer(contract: EpicContract): EpicContractAnswer {
  const { pointsTaken: _, ...answer } = contract!;
  return answer;
}
