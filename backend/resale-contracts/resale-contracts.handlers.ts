import { handlersOf } from '../platform/commands/handlers-of.js';
import { ChangeContractStatus, ChangePaymentStatus, CreateResaleContract, ReviseResaleContract } from './resale-contract.commands.js';

export const resaleContractHandlers = handlersOf([CreateResaleContract, ReviseResaleContract, ChangeContractStatus, ChangePaymentStatus]);
