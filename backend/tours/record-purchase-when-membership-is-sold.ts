import { EpicContractCreated, EpicContractDealRevised } from '../../events/epic-contracts/epic-contract.events.js';
import { commandOf } from '../platform/commands/command.js';
import { reaction } from '../platform/reactions/reaction.js';
import { RecordTourResult } from './tour.commands.js';
import { TourCommand } from './tour.handlers.js';

/** Whoever writes a membership contract from a tour, or names the tour later, has sold something on it. */
export const recordPurchaseWhenMembershipIsSold = reaction('record-purchase-when-membership-is-sold', 'Membership sold')
  .when(EpicContractCreated, ({ data }) => purchased(data.tourId))
  .when(EpicContractDealRevised, ({ data }) => purchased(data.changes.tourId?.to));

function purchased(tourId: number | undefined): TourCommand | undefined {
  return tourId ? new TourCommand(tourId, commandOf(RecordTourResult, { tourResult: 'Purchased' })) : undefined;
}
