import { Injectable, Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { newYorkDay } from '../../../events/kernel/new-york-day.js';
import { contractStatuses, isGivenUp, isUnsigned } from '../../../events/resale-contracts/resale-contract.enums.js';
import type { Filter } from '../../../projections/lists/list-request.js';
import { addDays } from '../../platform/calendar/day.rules.js';
import { commandOf } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { issuedByServer } from '../../platform/commands/issued-by-server.js';
import { ResaleContractCommand } from '../resale-contract.handlers.js';
import { LookUp } from '../../platform/lists/look-up.js';
import { HourlySweeps } from '../../platform/sweeps/hourly-sweeps.js';
import { TellContractIsGood } from '../resale-contract.commands.js';
import { contractList } from '../resale-contracts.lists.js';

const actor = { kind: 'system', id: 'tell-good-contracts', name: 'Rescission period over' } as const;

/**
 * Whether a contract is good has no event in logs that are older than it, and no clock ran for what was imported. Where the
 * row of a contract contradicts its dates and status, the contract is asked; it decides, so a stale row changes nothing.
 */
@Injectable()
export class TellGoodContracts {
  private readonly log = new Logger(TellGoodContracts.name);

  constructor(
    sweeps: HourlySweeps,
    private readonly lookUp: LookUp,
    private readonly commands: Commands,
  ) {
    sweeps.add(() => this.sweep(new Date()));
  }

  async sweep(now: Date): Promise<void> {
    const found = await Promise.all(contradictions(newYorkDay(now)).map((filters) => this.lookUp.keysThat(contractList, filters)));
    for (const contractId of new Set(found.flat())) {
      const asked = this.commands.execute(new ResaleContractCommand(Number(contractId), commandOf(TellContractIsGood, {})), issuedByServer(actor, randomUUID(), {}, now));
      // The sweep of the next hour asks it again; the others do not wait for it.
      await asked.catch((error: Error) => this.log.warn(`Contract ${contractId} could not be asked whether it is good: ${error.message}`));
    }
  }
}

/** @param today YYYY-MM-DD, New York */
export function contradictions(today: string): readonly (readonly Filter[])[] {
  const isOver: Filter = { field: 'lastDayToRescind', op: 'to', value: addDays(today, -1) };
  const untold: Filter = { field: 'goodSince', op: 'empty' };
  const told: Filter = { field: 'goodSince', op: 'present' };
  const signed = contractStatuses.filter((status) => !isGivenUp(status) && !isUnsigned(status));
  return [
    [untold, isOver, { field: 'contractStatus', op: 'oneOf', value: signed }],
    [untold, isOver, { field: 'buyerSigningStatus', op: 'oneOf', value: ['Signed', 'Completed'] }, { field: 'contractStatus', op: 'oneOf', value: contractStatuses.filter(isUnsigned) }],
    [told, { field: 'lastDayToRescind', op: 'from', value: today }],
    [told, { field: 'lastDayToRescind', op: 'empty' }],
    [told, { field: 'contractStatus', op: 'oneOf', value: contractStatuses.filter((status) => !signed.includes(status)) }],
  ];
}
