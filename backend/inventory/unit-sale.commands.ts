import { Command } from '../platform/commands/command.js';

/** A contract has taken the unit. */
export class BeginUnitSale extends Command {
  contractId!: number;
  /** The event that the contract takes back by what it says now: a sale that followed from it ends. */
  reverses?: string;
}

/** A contract has given it up. */
export class EndUnitSale extends Command {
  contractId!: number;
}

export const unitSaleCommands = [BeginUnitSale, EndUnitSale] as const;
export type UnitSaleCommand = InstanceType<(typeof unitSaleCommands)[number]>;
