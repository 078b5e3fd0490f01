import { Transform } from 'class-transformer';
import { interestFormFields } from '../../../events/leads/lead.fields.js';
import { readUseYearType } from '../../../events/kernel/use-year-words.js';
import { Command } from '../../platform/commands/command.js';
import { applyDecorators } from '@nestjs/common';
import { commandWith } from '../../platform/http/bodies/command-with.js';
import { ReferencesField, TextField } from '../../platform/http/bodies/body-fields.decorator.js';

const MAX_WORD = 200;
const MOST_INTERESTS = 100;

/** The old words for the use year are understood; unknown ones are left to the decider to refuse (`decisions.md H1`). */
const UseYearType = (): PropertyDecorator =>
  applyDecorators(
    TextField(MAX_WORD),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (readUseYearType(value) ?? value) : value)),
  );

const asPeopleWriteIt = { useYearType: UseYearType() };

/** The fields of an interest, as a lead is created with it. */
export class InterestBody extends commandWith(interestFormFields, asPeopleWriteIt) {}

/** Body of POST /api/Interests, beside the number of the lead. */
export class AddInterest extends commandWith(interestFormFields, asPeopleWriteIt)<{ readonly interestId: number }> {}

/** Body of PUT /api/Interests/{id}: the whole interest; a field that is not sent stays as it is. */
export class ReviseInterest extends commandWith(interestFormFields, asPeopleWriteIt)<{ readonly interestId: number }> {}

export class RemoveInterest extends Command<{ readonly interestId: number }> {}

/** Body of PUT /api/Leads/{id}/Interests/Order: the number of each interest, the dearest first. */
export class ReprioritizeInterests extends Command {
  @ReferencesField(MOST_INTERESTS)
  interestIds!: number[];
}

export const interestCommands = [AddInterest, ReviseInterest, RemoveInterest, ReprioritizeInterests] as const;
export type InterestCommand = InstanceType<(typeof interestCommands)[number]>;
