import { Logger } from '@nestjs/common';
import type { Commands } from '../platform/commands/commands.js';
import type { IdSequence } from '../platform/commands/id-sequence.js';
import { Refusal } from '../platform/commands/refusal.js';
import type { Sending } from '../platform/commands/send.js';
import type { RowCursor } from '../platform/lists/row-cursor.js';
import type { ReleasePoints } from './points-account.commands.js';
import { ReleasePointsWhenHoldRunsOut } from './release-points-when-hold-runs-out.js';

describe('holds that have run out', () => {
  beforeAll(() => Logger.overrideLogger(false));

  it('are all released, though one of them was paid a moment ago', async () => {
    const due = [1, 2, 3].map((epicAdvantageContractId) => ({ epicAdvantageContractId, epicMemberId: 501, useYear: 2026 }));
    const released: number[] = [];
    const execute = ({ given: { epicAdvantageContractId: purchase } }: Sending<ReleasePoints>) => {
      if (purchase === 1) return Promise.reject(new Refusal('This purchase is paid and can no longer be released.', { status: 409 }));
      released.push(purchase);
      return Promise.resolve();
    };
    async function* chunks() {
      yield await Promise.resolve(due);
    }
    const reaction = new ReleasePointsWhenHoldRunsOut(
      { chunks } as unknown as RowCursor,
      { execute } as unknown as Commands,
      { next: () => Promise.resolve(17) } as unknown as IdSequence,
    );
    await reaction.releaseDue(new Date('2026-11-20T15:00:00Z'));
    expect(released).toEqual([2, 3]);
  });
});
