import { Command } from '../platform/commands/command.js';

/** Looked up by the server: what stands behind a template's name. */
export interface Template {
  readonly name: string;
  readonly wording: string;
  /** Not again within so many. */
  readonly hours: number;
}

/** Looked up by the server: the tour that a text speaks of. */
export interface TextedTour {
  readonly tourId: number;
  /** YYYY-MM-DD; null where the old system had none. */
  readonly tourDate: string | null;
  readonly scheduledStartTime: string;
}

/** Looked up by the server: that tour as it stands now. */
export interface TourNow extends TextedTour {
  readonly leadId: number;
  /** Somebody is still to come. */
  readonly toCome: boolean;
}

/** What time it is for texts, ISO UTC. */
interface Now {
  readonly now: string;
}

/** A text to a lead: by a template, or in words of one's own. */
export class RequestText extends Command<Now & { readonly template: Template | undefined; readonly tour: TextedTour | undefined; readonly textId: string }> {
  readonly messageContent!: string;
  /** Empty, or it must be the lead's: whoever types a number may have the wrong lead before them. */
  readonly mobileNumber!: string;
}

/** One that failed or was taken back. */
export class SendTextAgain extends Command<Now & { readonly newTextId: string; readonly hours: number; readonly tour: TourNow | undefined }> {
  readonly textId!: string;
}

/** That a tour stands on this day, or none that a reminder is due for any more. */
export class PlanTourReminder extends Command<Now & { readonly textId: string }> {
  readonly tour!: TextedTour;
  readonly stands!: boolean;
}

/** A reminder that is due. */
export class SendTourReminder extends Command<Now & { readonly template: Template | undefined; readonly tour: TourNow | undefined }> {
  readonly textId!: string;
}

/** What became of a text, as its carrier says. */
export class RecordTextStatus extends Command {
  readonly textId!: string;
  readonly status!: 'sent' | 'delivered' | 'failed';
  readonly providerId!: string;
  readonly reason!: string;
}

export class TakeTextBack extends Command {
  readonly textId!: string;
  readonly reason!: string;
}

/** What one of the lead's phones answered. */
export class RecordAnswer extends Command {
  /** E.164 */
  readonly from!: string;
  readonly body!: string;
}

export const leadTextCommands = [RequestText, SendTextAgain, PlanTourReminder, SendTourReminder, RecordTextStatus, TakeTextBack, RecordAnswer] as const;
export type LeadTextCommand = InstanceType<(typeof leadTextCommands)[number]>;
