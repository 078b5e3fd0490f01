import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { FrozenRun } from '../../../events/commission/commission-run.events.js';
import { inParts } from '../../../events/commission/run-parts.rules.js';
import { Claims } from '../../platform/claims/claims.js';
import type { CommandMetadata, CommandResult } from '../../platform/commands/command.js';
import { Commands } from '../../platform/commands/commands.js';
import { Refusal } from '../../platform/commands/refusal.js';
import type { CommissionRequest } from '../report/commission-request.js';
import { CommissionReports } from '../report/commission-report-reader.js';
import { PrepareCommissionRunPart, type PrepareCommissionRun } from './commission-run.commands.js';
import { CommissionRunCommand } from './commission-run.handlers.js';
import { claimedBy, payRunIdOf, type PayRunId } from './commission-run.js';
import { salesInRuns } from './sales-in-runs.js';

/** Whoever prepares another run of the report has done so by then. */
const PATIENCE_MS = 8_000;
const LOOK_EVERY_MS = 60;

/** Another run is being prepared with a contract of this one: which of them has it is not known yet. */
const UNDECIDED = Symbol('undecided');

/** Freezes what a pay date pays, and takes each of its contracts for this run alone. */
@Injectable()
export class RunPreparing {
  constructor(
    private readonly commands: Commands,
    private readonly reports: CommissionReports,
    private readonly claims: Claims,
  ) {}

  async prepare(asked: CommissionRequest, body: PrepareCommissionRun, issued: CommandMetadata): Promise<CommandResult> {
    const payRunId = payRunIdOf(asked);
    for (const until = Date.now() + PATIENCE_MS; ; await pause(LOOK_EVERY_MS)) {
      const frozen = await this.reports.toFreeze(asked);
      const done = await this.attempt(payRunId, frozen, body, issued);
      if (done !== UNDECIDED) return done;
      if (Date.now() > until) throw new Refusal('Somebody else is preparing a pay run with a contract of this one. Please try again in a moment.', { status: 409, code: 'contended' });
    }
  }

  private async attempt(payRunId: PayRunId, frozen: FrozenRun, body: PrepareCommissionRun, issued: CommandMetadata): Promise<CommandResult | typeof UNDECIDED> {
    const writing = this.writeParts(payRunId, frozen, issued);
    // Claims are taken meanwhile. What is wrong with the parts is said where they are waited for, and none is written after the answer.
    writing.catch(() => undefined);
    try {
      return await this.claims.takeAll(salesInRuns, payRunId, claimedBy(frozen), async (holders) => {
        const last = await writing;
        if (holders.length === 0) return this.commands.execute(new CommissionRunCommand(payRunId, body, last), last.parts ? withoutMatch(issued) : issued);
        // Of a run that was reopened, or is prepared by now: the next reading leaves out what it has.
        for (const holder of holders) await this.claims.reconcile(salesInRuns, holder);
        return UNDECIDED;
      });
    } finally {
      await Promise.allSettled([writing]);
    }
  }

  /**
   * Nothing of them counts until the last event names their draft.
   * @returns what that event holds
   */
  private async writeParts(payRunId: string, frozen: FrozenRun, issued: CommandMetadata): Promise<FrozenRun> {
    const { parts, last } = inParts(frozen, randomUUID());
    // Each attempt writes parts of its own: contracts may have moved since one that was broken off.
    const { mayComeAgain: _, ...once } = issued;
    for (const [index, part] of parts.entries()) {
      const by = { ...(index === 0 ? once : withoutMatch(once)), commandId: randomUUID() };
      await this.commands.execute(new CommissionRunCommand(payRunId, new PrepareCommissionRunPart(), { to: frozen.to, part }), by);
    }
    return last;
  }
}

/** What came after the first part moved the revision itself. */
function withoutMatch({ ifMatch: _, ...issued }: CommandMetadata): CommandMetadata {
  return issued;
}
