import { Command } from '../platform/commands/command.js';
import type { WithPeople } from './tour-people.js';
import type { TourLead } from './tour-merge.js';

/** Sent by the server where the tour's lead was merged into another. */
export class MoveTourToLead extends Command<WithPeople> {
  mergeId!: string;
  lead!: TourLead;
}

/** Sent by the server where the two were taken apart again. */
export class MoveTourBack extends Command<WithPeople> {
  mergeId!: string;
  lead!: TourLead;
}

export const tourMergeCommands = [MoveTourToLead, MoveTourBack] as const;
export type TourMergeCommand = InstanceType<(typeof tourMergeCommands)[number]>;
