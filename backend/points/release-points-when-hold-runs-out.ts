import { PointsAccountCommand } from './points-account.handlers.js';
import { PointsHeld, PointsPosted, PointsReleased } from '../../events/points/points.events.js';
import { commandOf } from '../platform/commands/command.js';
import { reaction } from '../platform/reactions/reaction.js';
import { accountId } from './points-account-id.js';
import { ReleasePoints } from './points-account.commands.js';

const purchase = ({ data }: { readonly data: { readonly epicAdvantageContractId: number } }) => data.epicAdvantageContractId;

/** By this the command was known when effects were named by their place: what was in flight at an upgrade counts once. */
const NAME_OF_RELEASE = '0/0';

/** Gives points back when a purchase was not paid within its 30 minutes (`decisions.md F9`). */
export const releasePointsWhenHoldRunsOut = reaction('release-points-when-hold-runs-out', 'Hold ran out')
  .at(
    PointsHeld,
    ({ data }) => data.heldUntil,
    async ({ data }, facts) => {
      const given = { epicAdvantageContractId: data.epicAdvantageContractId, pointLedgerId: await facts.number('pointsLedgerRow') };
      return Object.assign(new PointsAccountCommand(accountId(data), commandOf(ReleasePoints, { reason: 'Not paid in time' }), given), { as: NAME_OF_RELEASE });
    },
    purchase,
  )
  .settledBy(PointsPosted, purchase)
  .settledBy(PointsReleased, purchase)
  .backfill();
