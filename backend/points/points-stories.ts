import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '../../events/kernel/event.js';
import { newYorkYear } from '../../events/kernel/new-york-day.js';
import type { MemberValues } from '../../events/members/member.fields.js';
import type { PointsAccountEvent } from '../../events/points/points.events.js';
import { EventStore } from '../../events/store/event-store.js';
import { vocabulary } from '../../events/vocabulary.js';
import { streamName } from '../platform/commands/stream-name.js';
import { LookUp } from '../platform/lists/look-up.js';
import { LongReads } from '../platform/store/long-reads.js';
import { accountId } from './points-account-id.js';
import { pointsAccount } from './points-account.js';
import { pointsStory, type PointsTold } from './points-story.js';
import { memberDocuments, pointsPurchases } from './points.lists.js';

/** A membership runs for thirty years at most. */
const MOST_YEARS = 31;
const MOST_TOLD = 500;

/** What happened to the points of a member in all their years. */
@Injectable()
export class PointsStories {
  constructor(
    private readonly store: EventStore,
    private readonly longReads: LongReads,
    private readonly lookUp: LookUp,
  ) {}

  /** Newest first. */
  async of(memberId: number): Promise<readonly PointsTold[]> {
    const years = await Promise.all((await this.years(memberId)).map((useYear) => this.ofYear(memberId, useYear)));
    return years.flat().toSorted((one, other) => other.at.localeCompare(one.at)).slice(0, MOST_TOLD);
  }

  private async ofYear(memberId: number, useYear: number): Promise<readonly PointsTold[]> {
    const events: RecordedEvent<PointsAccountEvent>[] = [];
    for await (const stored of this.longReads.of(this.store.read(streamName(pointsAccount, accountId({ memberId, useYear }))))) {
      const event = vocabulary.decode(stored);
      if (event) events.push(event as RecordedEvent<PointsAccountEvent>);
    }
    return pointsStory(events).toReversed();
  }

  /** From the first that the membership, or a purchase, is known of until this one. */
  private async years(memberId: number): Promise<readonly number[]> {
    const [member, purchases] = await Promise.all([this.lookUp.row(memberDocuments, memberId), this.lookUp.keysWith(pointsPurchases, 'epicMemberId', memberId)]);
    const { membershipStartDate } = (member?.value('document') ?? {}) as Partial<MemberValues>;
    const bought = [...(await this.lookUp.rows(pointsPurchases, purchases)).values()].map((row) => row.number('useYear'));
    const last = Math.max(newYorkYear(new Date()), ...bought);
    const first = Math.max(last - MOST_YEARS + 1, Math.min(last, ...bought, ...(membershipStartDate ? [Number(membershipStartDate.slice(0, 4))] : [])));
    return Array.from({ length: last - first + 1 }, (_, index) => last - index);
  }
}
