import { sensitiveOf } from '../../events/kernel/field.rules.js';
import type { EpicContractEvent } from '../../events/epic-contracts/epic-contract.events.js';
import { epicContractFields, epicContractListFields } from '../../events/epic-contracts/epic-contract.fields.js';
import { contextOf, type Aggregate } from '../platform/commands/aggregate.js';
import { AlreadyThere } from '../platform/commands/refusal.js';
import { ChangeEpicContractStatus, ChangeEpicPaymentStatus, CreateEpicContract, ReviseEpicContract, type AnyEpicContractCommand } from './epic-contract.commands.js';
import { createEpicContract } from './epic-contract.creation.js';
import { describeEpicContractEvent } from './epic-contract.history.js';
import { reviseEpicContract } from './epic-contract.revision.js';
import { evolve, type EpicContract } from './epic-contract.state.js';
import { changePaymentStatus, changeStatus } from './epic-contract.statuses.js';

/** A contract by which somebody becomes a member: what may happen to it. */
export const epicContract: Aggregate<EpicContract, AnyEpicContractCommand, EpicContractEvent, number> = {
  category: 'epicContract',
  noun: 'epic contract',
  initial: null,
  exists: (state) => state !== null,
  begins: [CreateEpicContract],
  fields: epicContractListFields,
  sensitive: sensitiveOf(epicContractFields),
  describe: describeEpicContractEvent,
  evolve,

  decide(command, state, context) {
    if (command instanceof CreateEpicContract) {
      if (state) throw new AlreadyThere(epicContract.noun, context.id);
      return createEpicContract(command, contextOf(command, context));
    }
    const contract = state!;
    if (command instanceof ReviseEpicContract) return reviseEpicContract(command, contract, contextOf(command, context));
    if (command instanceof ChangeEpicContractStatus) return changeStatus(command, contract, context.issued);
    if (command instanceof ChangeEpicPaymentStatus) return changePaymentStatus(command, contract);
    return command satisfies never;
  },
};
