import type { ResaleContractEvent } from '../../events/resale-contract.js';
import type { Aggregate } from '../platform/commands/aggregate.js';
import { NotFound, Refusal } from '../platform/commands/refusal.js';
import { createContract } from './resale-contract.creation.js';
import { ChangeContractStatus, ChangePaymentStatus, CreateResaleContract, ReviseResaleContract, type ResaleContractCommand } from './resale-contract.commands.js';
import { describeResaleContractEvent } from './resale-contract.history.js';
import { reviseContract } from './resale-contract.revision.js';
import { sensitiveFields } from './resale-contract.sensitive.js';
import { evolve, noContract, type ResaleContract } from './resale-contract.state.js';
import { changePaymentStatus, changeStatus } from './resale-contract.statuses.js';

/** A contract by which a buyer takes over a unit: what may happen to it. */
export const resaleContract: Aggregate<ResaleContract, ResaleContractCommand, ResaleContractEvent> = {
  category: 'resaleContract',
  noun: 'contract',
  initial: noContract,
  sensitive: sensitiveFields,
  evolve,
  describe: describeResaleContractEvent,

  decide(command, contract) {
    if (command instanceof CreateResaleContract) {
      if (contract.contractId !== null) throw new Refusal(`Contract ${contract.contractId} is there already`, { status: 409 });
      return createContract(command);
    }
    if (contract.contractId === null) throw new NotFound('contract', command.contractId);
    if (command instanceof ReviseResaleContract) return reviseContract(command, contract);
    if (command instanceof ChangeContractStatus) return changeStatus(contract, { ...command, to: command.contractStatus });
    if (command instanceof ChangePaymentStatus) return changePaymentStatus(contract, { ...command, to: command.paymentStatus });
    return command satisfies never;
  },
};
