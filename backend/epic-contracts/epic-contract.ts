import { sensitiveOf } from '../../events/kernel/field.rules.js';
import type { EpicContractEvent } from '../../events/epic-contracts/epic-contract.events.js';
import { epicContractFields, epicContractListFields } from '../../events/epic-contracts/epic-contract.fields.js';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { epicAccountingFields } from '../../events/epic-contracts/epic-contract-accounting.fields.js';
import type { WithClosedMonths } from '../platform/books/closed-months.js';
import { contextOf, type Aggregate } from '../platform/commands/aggregate.js';
import { isCommandOf, type CommandMetadata } from '../platform/commands/command.js';
import { AlreadyThere } from '../platform/commands/refusal.js';
import { ChangeEpicContractStatus, ChangeEpicPaymentStatus, CreateEpicContract, MakeEpicContractDocument, ReviseEpicContract, UploadSignedEpicContract, type AnyEpicContractCommand } from './epic-contract.commands.js';
import { reviseMembershipAccounting, toldAfterClose } from './accounting/membership-accounting.js';
import { ReviseMembershipAccounting } from './accounting/membership-accounting.commands.js';
import { decideSigningOf, takenBack } from '../platform/signing/one-document-signing.js';
import { recordMade, recordUpload, refuseReplacing } from './documents/epic-contract-versions.js';
import { createEpicContract } from './epic-contract.creation.js';
import { describeEpicContractEvent } from './epic-contract.history.js';
import { reviseEpicContract } from './epic-contract.revision.js';
import { evolve, type EpicContract } from './epic-contract.state.js';
import { signedMembership } from './signing/epic-contract-signing.js';
import { epicContractSigningCommands } from './signing/epic-contract-signing.commands.js';
import { changePaymentStatus, changeStatus } from './epic-contract.statuses.js';

/** A contract by which somebody becomes a member: what may happen to it. */
export const epicContract: Aggregate<EpicContract, AnyEpicContractCommand, EpicContractEvent, number> = {
  category: 'epicContract',
  noun: 'epic contract',
  initial: null,
  exists: (state) => state !== null,
  begins: [CreateEpicContract],
  fields: { ...epicContractListFields, ...epicAccountingFields },
  sensitive: sensitiveOf(epicContractFields),
  describe: describeEpicContractEvent,
  evolve,

  decide(command, state, context) {
    const changes = decideChange(command, state, context);
    const after = contractAfter(state, changes, context.issued);
    const { reason } = command as { readonly reason?: string };
    return after ? [...changes, ...toldAfterClose(state, after, (context.given ?? {}) as WithClosedMonths, reason)] : changes;
  },
};

/** What a command does to a contract, before the books are told. */
const decideChange: typeof epicContract.decide = (command, state, context) => {
  if (command instanceof CreateEpicContract) {
    if (state) throw new AlreadyThere(epicContract.noun, context.id);
    return createEpicContract(command, contextOf(command, context));
  }
  const contract = state!;
  if (command instanceof ReviseMembershipAccounting) return reviseMembershipAccounting(command, contract);
  if (command instanceof ReviseEpicContract) return reviseEpicContract(command, contract, contextOf(command, context));
  if (command instanceof ChangeEpicContractStatus) return changeStatus(command, contract, context.issued);
  if (command instanceof ChangeEpicPaymentStatus) return changePaymentStatus(command, contract);
  if (command instanceof MakeEpicContractDocument) {
    const { given, issued } = contextOf(command, context);
    refuseReplacing(contract, issued);
    return [recordMade(contract, given, issued, command.reason), ...takenBack(signedMembership, contract, `Replaced by version ${given.version}`)];
  }
  if (command instanceof UploadSignedEpicContract) {
    const { given, issued } = contextOf(command, context);
    refuseReplacing(contract, issued);
    return [...takenBack(signedMembership, contract, 'The signed contract was uploaded'), recordUpload(contract, given, issued)];
  }
  if (isCommandOf(epicContractSigningCommands, command)) return decideSigningOf(signedMembership, command, contract, contextOf(command, context));
  return command satisfies never;
};

function contractAfter(contract: EpicContract, events: readonly EpicContractEvent[], { at, actor }: Pick<CommandMetadata, 'at' | 'actor'>): EpicContract {
  return events.map((event) => ({ ...event, recordedAt: at, metadata: { occurredAt: at, actor } }) as RecordedEvent<EpicContractEvent>).reduce(evolve, contract);
}
