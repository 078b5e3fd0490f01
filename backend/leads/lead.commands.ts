import { applyDecorators } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { IsOptional, ValidateNested } from 'class-validator';
import { leadFields, leadFormFields } from '../../events/leads/lead.fields.js';
import { Command } from '../platform/commands/command.js';
import { RequiredTextField, TextField } from '../platform/http/bodies/body-fields.decorator.js';
import { commandWith } from '../platform/http/bodies/command-with.js';
import { CommunicationsField } from '../platform/communications/communications-field.decorator.js';
import { leadErasureCommands } from './erasure/lead-erasure.commands.js';
import { interestCommands, InterestBody } from './interests/interest.commands.js';
import { AddLeadCommunication } from './communications/lead-communication.commands.js';
import { leadTextCommands } from './texts/lead-text.commands.js';
import { leadMergeCommands } from './merge/lead-merge.commands.js';

const MAX_WORD = 200;
const MAX_REASON = 1_000;

/** Looked up by the server: the name of the marketing rep that a body names by number; undefined when it names none. */
export interface WithRepName {
  readonly marketingRep: string | undefined;
}

/** Looked up by the server: what the company calls how far a lead has come. */
export interface WithStatuses {
  readonly statuses: readonly string[];
}

/** Drawn by the server for the first interest; undefined when the body has none. */
interface WithInterestId {
  readonly interestId: number | undefined;
}

/** A text that a checkbox may send as a flag; only `true` opts in (`decisions.md G15`). */
const SmsOptIn = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'boolean' ? (value ? 'true' : '') : value)),
    TextField(MAX_WORD),
  );

const asFormsSendIt = { smsOptIn: SmsOptIn() };

/** Body of POST /api/Leads: the lead and, if it is known, what it would like to buy. Both come to be, or neither (`decisions.md G4`). */
export class CreateLead extends commandWith(leadFormFields, asFormsSendIt)<WithRepName & WithInterestId> {
  /** Why it is none of those that look like it. */
  @TextField(MAX_REASON)
  reason?: string;

  @IsOptional()
  @ValidateNested()
  @Type(() => InterestBody)
  interest?: InterestBody;
}

/** Body of PUT /api/Leads/{id}: the whole lead; a field that is not sent stays as it is. */
export class ReviseLead extends commandWith(leadFields, asFormsSendIt)<WithRepName & WithStatuses> {
  /** The JSON text of older clients; what is new stands at its front (`decisions.md F5`). */
  @CommunicationsField()
  communications?: string;
}

/** Body of PUT /api/Leads/{id}/Status. */
export class ChangeLeadStatus extends Command<WithStatuses> {
  @RequiredTextField(MAX_WORD)
  leadStatus!: string;
}

/** Body of POST /api/Leads/{id}/OptIn: a guest says to somebody who enters leads that texts are welcome. */
export class RecordOptIn extends Command {}

/** What a lead has led to, as the lists say. */
export interface WithTrade {
  readonly tours: number;
  readonly contracts: number;
}

export class DeleteLead extends Command<WithTrade> {}

export class RestoreLead extends Command {}

export const leadCommands = [CreateLead, ReviseLead, ChangeLeadStatus, RecordOptIn, DeleteLead, RestoreLead, ...interestCommands, AddLeadCommunication, ...leadTextCommands, ...leadMergeCommands, ...leadErasureCommands] as const;
export type AnyLeadCommand = InstanceType<(typeof leadCommands)[number]>;
