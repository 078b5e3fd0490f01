import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, Max, Min } from 'class-validator';
import { Command } from '../../platform/commands/command.js';
import { TextField } from '../../platform/http/bodies/body-fields.decorator.js';
import type { Lead } from '../lead.state.js';

const MAX_WHOLE = 2_147_483_647;
const MOST_FIELDS = 100;
const MAX_REASON = 1_000;

/** Read by the handler when its turn has come: the other lead as it is now. */
export type OtherLead = Lead | undefined;

/** Merges the lead that it is sent to into another. */
export class MergeLead extends Command<OtherLead> {
  into!: number;

  /** Fields whose values the lead that stays takes from the one that goes. */
  @IsArray()
  @ArrayMaxSize(MOST_FIELDS)
  @IsString({ each: true })
  take!: string[];

  @TextField(MAX_REASON)
  reason?: string;

  /** Of the lead that stays, as whoever chose has seen it. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_WHOLE)
  revision?: number;
}

/** Body of POST /api/Leads/{id}/Merge: which lead goes, and its revision as whoever chose has seen it. */
export class MergeBody extends MergeLead {
  @IsInt()
  @Min(1)
  @Max(MAX_WHOLE)
  leadId!: number;

  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(MAX_WHOLE)
  otherRevision?: number;
}

/** Body of POST /api/Leads/{id}/TakeApart: the lead that had gone is one of its own again. */
export class TakeLeadApart extends Command<OtherLead> {
  @TextField(MAX_REASON)
  reason?: string;
}

/** The second half of a merge, for the lead that stays. */
export class TakeOverLead extends Command<OtherLead> {
  mergedLeadId!: number;
}

/** The second half of taking apart, for the lead that stayed. */
export class GiveLeadBack extends Command {
  mergeId!: string;
}

/** Body of PUT /api/Leads/{id}/ToldApart/{other}. */
export class TellLeadsApart extends Command {
  otherLeadId!: number;

  @TextField(MAX_REASON)
  reason?: string;
}

export class UntellLeadsApart extends Command {
  otherLeadId!: number;
}

/** Those that look at the other lead while nobody else merges. */
export const pairCommands = [MergeLead, TakeLeadApart, TakeOverLead] as const;
export type PairCommand = InstanceType<(typeof pairCommands)[number]>;
export const singleMergeCommands = [GiveLeadBack, TellLeadsApart, UntellLeadsApart] as const;
export const leadMergeCommands = [...pairCommands, ...singleMergeCommands] as const;
export type LeadMergeCommand = InstanceType<(typeof leadMergeCommands)[number]>;
