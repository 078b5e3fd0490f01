import { sensitiveOf } from '../../events/kernel/field.rules.js';
import { resaleContractListFields } from '../../events/resale-contracts/resale-contract.fields.js';
import type { ResaleContractEvent } from '../../events/resale-contracts/resale-contract.events.js';
import { contextOf, type Aggregate } from '../platform/commands/aggregate.js';
import { isCommandOf } from '../platform/commands/command.js';
import { AlreadyThere } from '../platform/commands/refusal.js';
import type { WithClosedMonths } from '../platform/books/closed-months.js';
import { toldAfterClose } from './accounting/after-close.js';
import { reviseAccounting } from './accounting/contract-accounting.js';
import { ReviseContractAccounting } from './accounting/contract-accounting.commands.js';
import { recordDocument } from './documents/contract-document-versions.js';
import { recordPaper } from './documents/contract-papers.js';
import { decideContractSigning, replacedBy } from './signing/contract-signing.js';
import { contractSigningCommands } from './signing/contract-signing.commands.js';
import { createContract } from './resale-contract.creation.js';
import { ChangeContractStatus, ChangePaymentStatus, CreateResaleContract, MakeContractDocument, ReviseResaleContract, TellContractIsGood, UploadContractPaper, type AnyResaleContractCommand } from './resale-contract.commands.js';
import { describeResaleContractEvent } from './resale-contract.history.js';
import { reviseContract } from './resale-contract.revision.js';
import { evolve, noContract, type ResaleContract } from './resale-contract.state.js';
import { contractAfter, toldWhetherGood } from './rescission/rescission.js';
import { changePaymentStatus, moveContract } from './resale-contract.statuses.js';

/** A contract by which a buyer takes over a unit: what may happen to it. */
export const resaleContract: Aggregate<ResaleContract, AnyResaleContractCommand, ResaleContractEvent, number> = {
  category: 'resaleContract',
  noun: 'contract',
  initial: noContract,
  exists: ({ contractId }) => contractId !== null,
  begins: [CreateResaleContract],
  fields: resaleContractListFields,
  sensitive: sensitiveOf(resaleContractListFields),
  evolve,
  describe: describeResaleContractEvent,

  decide: (command, contract, context) => {
    const changes = decideChange(command, contract, context);
    const isAsked = command instanceof TellContractIsGood;
    if (changes.length === 0 && !isAsked) return [];
    const { reason } = command as { readonly reason?: string };
    const late = toldAfterClose(contract, contractAfter(contract, changes, context.issued), (context.given ?? {}) as WithClosedMonths, reason);
    return [...changes, ...late, ...toldWhetherGood(contract, changes, context.issued)];
  },
};

/** What a command does to a contract, before it is asked whether the contract is good by it. */
const decideChange: typeof resaleContract.decide = (command, contract, context) => {
  if (command instanceof CreateResaleContract) {
    if (resaleContract.exists(contract)) throw new AlreadyThere(resaleContract.noun, context.id);
    return createContract(command, contextOf(command, context));
  }
  if (command instanceof ReviseResaleContract) return reviseContract(command, contract, contextOf(command, context));
  if (command instanceof ReviseContractAccounting) return reviseAccounting(command, contract);
  if (command instanceof ChangeContractStatus) return moveContract(command, contract, contextOf(command, context));
  if (command instanceof ChangePaymentStatus) return changePaymentStatus(contract, { to: command.paymentStatus, reason: command.reason });
  if (command instanceof MakeContractDocument) {
    const { given, issued } = contextOf(command, context);
    return [...recordDocument(contract, given, { at: issued.at, reason: command.reason }), ...replacedBy(given, contract, issued.at)];
  }
  if (command instanceof UploadContractPaper) return recordPaper(contract, contextOf(command, context).given);
  if (command instanceof TellContractIsGood) return [];
  if (isCommandOf(contractSigningCommands, command)) return decideContractSigning(command, contract, contextOf(command, context));
  return command satisfies never;
};
