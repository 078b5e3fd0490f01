import { PointsAccountOpened } from '../../events/points/points.events.js';
import { Command } from '../platform/commands/command.js';
import { whoseAccount, type PointsAccountId } from './points-account-id.js';

/** The server's own: a membership is active, so its points of a year can be bought. */
export class OpenPointsAccount extends Command {
  yearlyMaximum!: number;
}

/** Once: an account that is open keeps what it was opened with. */
export function openAccount({ yearlyMaximum }: OpenPointsAccount, { opened }: { readonly opened: boolean }, id: PointsAccountId): ReturnType<typeof PointsAccountOpened>[] {
  return opened ? [] : [PointsAccountOpened({ ...whoseAccount(id), yearlyMaximum })];
}
