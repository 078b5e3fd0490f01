import { Command } from '../../platform/commands/command.js';

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

/** Looked up by the server: by which word the lead's number stopped texts, whosever it was then; undefined while they are allowed. */
interface OfNumber {
  readonly stopped: string | undefined;
}

/** A text to a lead: by a template, or in words of one's own. */
export class RequestText extends Command<Now & OfNumber & { readonly template: Template | undefined; readonly tour: TextedTour | undefined; readonly textId: string }> {
  readonly messageContent!: string;
  /** Empty, or it must be the lead's: whoever types a number may have the wrong lead before them. */
  readonly mobileNumber!: string;
}

/** One that failed or was taken back. */
export class SendTextAgain extends Command<Now & OfNumber & { readonly newTextId: string; readonly hours: number; readonly tour: TourNow | undefined }> {
  readonly textId!: string;
}

/** That a tour stands on this day, or none that a reminder is due for any more. */
export class PlanTourReminder extends Command<Now & { readonly textId: string }> {
  readonly tour!: TextedTour;
  readonly stands!: boolean;
}

/** A reminder that is due. */
export class SendTourReminder extends Command<Now & OfNumber & { readonly template: Template | undefined; readonly tour: TourNow | undefined }> {
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

/** What one of the lead's phones answered. `from` is its number, E.164: what a command says itself can be guessed from its hash. */
export class RecordAnswer extends Command<{ readonly from: string }> {
  readonly body!: string;
}

/** The lead was given a number that had stopped texts before. */
export class StopTexts extends Command<{ readonly number: string }> {
  readonly word!: string;
}

export const leadTextCommands = [RequestText, SendTextAgain, PlanTourReminder, SendTourReminder, RecordTextStatus, TakeTextBack, RecordAnswer, StopTexts] as const;
export type LeadTextCommand = InstanceType<(typeof leadTextCommands)[number]>;
