import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { CommandExecutor } from '../platform/commands/command-executor.js';
import type { CommandResult } from '../platform/commands/command.js';
import { ChangeContractStatus, ChangePaymentStatus, CreateResaleContract, ReviseResaleContract } from './resale-contract.commands.js';
import { resaleContract } from './resale-contract.js';

@CommandHandler(CreateResaleContract)
export class CreateResaleContractHandler implements ICommandHandler<CreateResaleContract> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: CreateResaleContract): Promise<CommandResult> {
    return this.executor.execute(resaleContract, command.contractId, command);
  }
}

@CommandHandler(ReviseResaleContract)
export class ReviseResaleContractHandler implements ICommandHandler<ReviseResaleContract> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: ReviseResaleContract): Promise<CommandResult> {
    return this.executor.execute(resaleContract, command.contractId, command);
  }
}

@CommandHandler(ChangeContractStatus)
export class ChangeContractStatusHandler implements ICommandHandler<ChangeContractStatus> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: ChangeContractStatus): Promise<CommandResult> {
    return this.executor.execute(resaleContract, command.contractId, command);
  }
}

@CommandHandler(ChangePaymentStatus)
export class ChangePaymentStatusHandler implements ICommandHandler<ChangePaymentStatus> {
  constructor(private readonly executor: CommandExecutor) {}

  execute(command: ChangePaymentStatus): Promise<CommandResult> {
    return this.executor.execute(resaleContract, command.contractId, command);
  }
}
