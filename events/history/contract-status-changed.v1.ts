import type { Upcaster } from '../kernel/event-vocabulary.js';
import { contractStatuses } from '../resale-contracts/resale-contract.enums.js';

/** Version 1 took the status as the screen spelled it and an empty text for "no reason". */
interface ContractStatusChangedV1 {
  readonly previousStatus: string;
  readonly contractStatus: string;
  readonly reason: string;
}

/** The edit screen wrote 'Preparing to Close', the list 'Preparing To Close': one spelling since version 2 (`decisions.md C12`). */
export const contractStatusChangedV1: Upcaster = {
  type: 'ContractStatusChanged',
  from: 1,
  up: ({ previousStatus, contractStatus, reason }: ContractStatusChangedV1) => ({
    from: canonical(previousStatus),
    to: canonical(contractStatus),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  }),
};

function canonical(spelling: string): string {
  const word = spelling.trim();
  return contractStatuses.find((status) => status.toLowerCase() === word.toLowerCase()) ?? word;
}
