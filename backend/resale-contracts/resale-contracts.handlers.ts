import { handlersOf } from '../platform/commands/handlers-of.js';
import { ChangeContractStatus, ChangePaymentStatus, CreateResaleContract, ReviseResaleContract } from './resale-contract.commands.js';
import { resaleContract } from './resale-contract.js';

export const resaleContractHandlers = handlersOf(
  resaleContract,
  [CreateResaleContract, ReviseResaleContract, ChangeContractStatus, ChangePaymentStatus],
  ({ contractId }) => contractId,
);
