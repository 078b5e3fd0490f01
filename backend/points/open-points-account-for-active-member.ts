import { newYorkYear } from '../../events/kernel/new-york-day.js';
import { numberIn } from '../../events/kernel/stream-name.js';
import { MemberStatusChanged } from '../../events/members/member.events.js';
import type { MemberValues } from '../../events/members/member.fields.js';
import { PointsAccountOpened } from '../../events/points/points.events.js';
import { startOfDay } from '../platform/calendar/new-york.js';
import { commandOf } from '../platform/commands/command.js';
import type { LookUp } from '../platform/lists/look-up.js';
import type { Lookups } from '../platform/reactions/lookups.js';
import { reaction, type Reaction } from '../platform/reactions/reaction.js';
import { accountId } from './points-account-id.js';
import { OpenPointsAccount } from './points-account-opening.js';
import { PointsAccountCommand } from './points-account.handlers.js';
import { memberDocuments } from './points.lists.js';

interface Opened {
  readonly data: { readonly useYear: number };
  readonly recordedAt: string;
  readonly metadata: { readonly occurredAt: string };
}

/**
 * The account of a year opens when a membership becomes active, and those of the years after it at New Year in New York. What
 * fell due while the product was off opens when it is on again, year by year. A membership that is not active then gets none:
 * once it is active again, its year opens.
 */
export function openPointsAccountForActiveMember(lookUp: LookUp): Reaction {
  const open = async (memberId: number, useYear: number, facts: Lookups) => {
    const row = await facts.from(memberDocuments.list, () => lookUp.row(memberDocuments, memberId), [`member-${memberId}`]);
    const { memberStatus, currentYearMaxEpicAdvPoints: yearlyMaximum = 0 } = (row?.value('document') ?? {}) as Partial<MemberValues>;
    if (memberStatus !== 'Active') return undefined;
    return new PointsAccountCommand(accountId({ memberId, useYear }), commandOf(OpenPointsAccount, { yearlyMaximum }));
  };
  return reaction('open-points-account-for-active-member', 'Points of the year')
    .when(MemberStatusChanged, ({ stream, data, recordedAt }, facts) => (data.to === 'Active' ? open(numberIn(stream), newYorkYear(new Date(recordedAt)), facts) : undefined))
    .at(PointsAccountOpened, newYearAfter, ({ data }, facts) => open(data.memberId, data.useYear + 1, facts))
    .backfill();
}

/** Accounts of past years that came from the old system have had their New Year there. */
export function newYearAfter({ data: { useYear }, recordedAt, metadata: { occurredAt } }: Opened): string | undefined {
  const newYear = startOfDay(`${useYear + 1}-01-01`);
  const wasThere = occurredAt < newYear && newYear <= recordedAt;
  return wasThere ? undefined : newYear;
}
