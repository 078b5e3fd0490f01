import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { v5 as uuidV5 } from 'uuid';
import { commandOf, type Issued } from '../platform/commands/command.js';
import { Commands } from '../platform/commands/commands.js';
import { IdSequence } from '../platform/commands/id-sequence.js';
import { issuedByServer } from '../platform/commands/issued-by-server.js';
import { send } from '../platform/commands/send.js';
import type { ListRow } from '../platform/lists/list-reader.js';
import { RowCursor } from '../platform/lists/row-cursor.js';
import { accountId, type WhoseAccount } from './points-account-id.js';
import { pointsAccount } from './points-account.js';
import { ReleasePoints } from './points-account.commands.js';
import { purchasesWhoseHoldIsOver } from './points-reader.js';

const EVERY_MS = 15_000;

/** Command ids of released holds: the same hold is released once, however many processes look. */
const RELEASES = '0f3c6c0e-0d4f-4f5b-8f0c-2b8f4f6e7a11';

/** Gives points back when a purchase was not paid within its 30 minutes (`decisions.md F9`). */
@Injectable()
export class ReleasePointsWhenHoldRunsOut implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger(ReleasePointsWhenHoldRunsOut.name);
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly cursor: RowCursor,
    private readonly commands: Commands,
    private readonly ids: IdSequence,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.releaseDue(new Date()).catch((error: unknown) => this.log.warn(String(error))), EVERY_MS);
    this.timer.unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async releaseDue(now: Date): Promise<void> {
    for await (const rows of this.cursor.chunks(purchasesWhoseHoldIsOver(now))) {
      for (const row of rows) await this.releaseOne(row, now);
    }
  }

  /** The list may be behind: one that was paid meanwhile, or whose event is parked, must not keep the others' points. */
  private async releaseOne(row: ListRow, now: Date): Promise<void> {
    const purchase = Number(row.epicAdvantageContractId);
    const whose = { memberId: Number(row.epicMemberId), useYear: Number(row.useYear) };
    await this.release(purchase, whose, now).catch((error: unknown) =>
      this.log.warn(`The hold of purchase ${purchase} was not released: ${String(error)}`),
    );
  }

  private async release(epicAdvantageContractId: number, whose: WhoseAccount, now: Date): Promise<void> {
    const commandId = uuidV5(`hold/${epicAdvantageContractId}`, RELEASES);
    const pointLedgerId = await this.ids.next('pointsLedgerRow', commandId);
    const given = { epicAdvantageContractId, pointLedgerId };
    const command = commandOf(ReleasePoints, { reason: 'Not paid in time' });
    // In the words in which holds were always released: one that was, is known by them.
    const asked = { ...given, ...whose, ...command };
    await this.commands.execute(send(pointsAccount, accountId(whose), command, given), issuedByClock(commandId, asked, now));
  }
}

function issuedByClock(commandId: string, asked: unknown, now: Date): Issued {
  const actor = { kind: 'system', id: 'release-points-when-hold-runs-out', name: 'Hold ran out' } as const;
  return issuedByServer(actor, commandId, { asked }, now);
}
