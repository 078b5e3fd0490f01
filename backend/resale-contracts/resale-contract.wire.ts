import { buyerName } from '../../events/party-name.js';
import { lastDayToRescind } from './rescission.rules.js';
import type { ResaleContract } from './resale-contract.state.js';

/** A contract as answered: fields that the reader may not see are absent. */
export type ResaleContractAnswer = Partial<ResaleContract> & DerivedFields;

interface DerivedFields {
  readonly buyerName: string;
  readonly buyerPhone?: string;
  readonly buyerAddress?: string;
  readonly lastDayToRescind: string | null;
}

/** Adds what the documents name twice: derived, never written (`decisions.md C23`). */
export function contractAnswer(contract: ResaleContract): ResaleContractAnswer {
  // Hidden fields are absent here, whatever the type says.
  const visible: Partial<ResaleContract> = contract;
  return {
    ...visible,
    buyerName: buyerName(contract),
    ...(visible.buyerMobilePhone !== undefined && { buyerPhone: contract.buyerMobilePhone || contract.buyerHomePhone || contract.buyerWorkPhone }),
    ...(visible.buyerAddress1 !== undefined && { buyerAddress: `${contract.buyerAddress1} ${contract.buyerAddress2}`.trim() }),
    lastDayToRescind: contract.contractDate && lastDayToRescind(contract.contractDate),
  };
}
