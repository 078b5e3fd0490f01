import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min, ValidateBy } from 'class-validator';
import { isDay, isMoment, readDay } from '../../calendar/day.rules.js';
import { LooseWhole } from './loose-values.js';

/** Postgres holds neither null characters nor halves of surrogate pairs. */
const STORABLE = /^(?:[^\0\uD800-\uDFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF])*$/;

/** Longer texts may have lines. */
const LONGEST_LINE = 200;
/** Names and addresses end up in mails, files and on paper, where a line that begins by itself says what nobody wrote. */
const LINE = /^[^\p{Cc}\u2028\u2029]*$/u;
const LINES = /^(?:[^\p{Cc}]|[\t\r\n])*$/u;

const MAX_REFERENCE = 2_147_483_647;
const isReference = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= MAX_REFERENCE;

/** Text of a body that need not be sent, trimmed; null stands for empty, as older clients send it. */
export function TextField(maxLength: number): PropertyDecorator {
  return applyDecorators(IsOptional(), RequiredTextField(maxLength));
}

/** Text that must be sent, if only as an empty one. */
export function RequiredTextField(maxLength: number): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (value === null ? '' : typeof value === 'string' ? value.trim() : value)),
    IsString(),
    MaxLength(maxLength),
    StorableText(),
    Matches(maxLength <= LONGEST_LINE ? LINE : LINES, { message: '$property holds characters that cannot be seen' }),
  );
}

/** For text with rules of its own. */
export function StorableText(): PropertyDecorator {
  return Matches(STORABLE, { message: '$property holds characters that cannot be stored' });
}

/** A day of a body in any form that people write it; what is no day is passed on for the validator to refuse. */
export function DayField(): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (readDay(value) ?? value) : value)),
    IsOptional(),
    IsString(),
    ExistingDay(),
  );
}

/** 2026-02-31 has the form of a day and is none: an event that holds it fits no column of a read model. */
function ExistingDay(): PropertyDecorator {
  return ValidateBy({
    name: 'existingDay',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isDay(value),
      defaultMessage: () => '$property must be a date that exists',
    },
  });
}

/** An ISO UTC instant that exists. */
export function MomentField(): PropertyDecorator {
  return ValidateBy({
    name: 'existingMoment',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isMoment(value),
      defaultMessage: () => '$property must be a moment that exists, in UTC: 2026-01-02T15:00:00Z',
    },
  });
}

/** The number of another record; null, 0 and a blank text stand for none. */
export function ReferenceField(): PropertyDecorator {
  return applyDecorators(
    // The last one named tidies first: a blank text is none by then.
    Transform(({ value }: { value: unknown }) => value ?? 0),
    LooseWhole(),
    IsOptional(),
    IsInt(),
    Min(0),
    Max(MAX_REFERENCE),
  );
}

/** Numbers of other records, so many at most: one rule that looks at the length first, as several with `each` look at every item of any list. */
export function ReferencesField(most: number): PropertyDecorator {
  return ValidateBy({
    name: 'references',
    validator: {
      validate: (value: unknown) => Array.isArray(value) && value.length <= most && value.every(isReference),
      defaultMessage: () => `$property must be a list of whole numbers from 1, ${most} at most`,
    },
  });
}
