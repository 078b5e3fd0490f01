import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsBoolean, IsInt, IsOptional, Matches, Max, Min, ValidateIf } from 'class-validator';
import type { FieldKind, FieldTable, ValuesOf } from '../../../../events/kernel/field.rules.js';
import { Command } from '../../commands/command.js';
import { DayField, MomentField, ReferenceField, TextField } from './body-fields.decorator.js';
import { decimalText } from './decimal-text.js';
import { LooseFlag, LooseText, LooseWhole, LooseYesNo } from './loose-values.js';

/** A body that may carry any of the fields; one that is not sent stays as it is. */
export type BodyOf<Fields extends FieldTable> = { -readonly [Name in keyof Fields]?: ValuesOf<Fields>[Name] };

/** Lists are sorted by names and words: an index of Postgres holds no entry above 2,704 bytes. */
const MAX_TEXT = 200;
const MAX_LONG_TEXT = 10_000;
const MAX_WHOLE = 2_147_483_647;

/** null and empty text stand for blank, as older clients send them. */
const blankable = (): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' && value.trim() === '' ? null : value)),
    ValidateIf((_, value) => value !== null && value !== undefined),
  );

const checks: Readonly<Record<FieldKind, (length?: number) => PropertyDecorator>> = {
  text: (length = MAX_TEXT) => applyDecorators(LooseText(), TextField(length)),
  longText: (length = MAX_LONG_TEXT) => applyDecorators(LooseText(), TextField(length)),
  phone: (length = MAX_TEXT) => applyDecorators(LooseText(), TextField(length)),
  yesNo: (length = MAX_TEXT) => applyDecorators(LooseYesNo(), TextField(length)),
  status: (length = MAX_TEXT) => applyDecorators(LooseText(), TextField(length)),
  reference: () => ReferenceField(),
  flag: () => applyDecorators(LooseFlag(), IsOptional(), IsBoolean()),
  money: () =>
    applyDecorators(
      blankable(),
      Transform(decimalText(2)),
      Matches(/^-?\d{1,10}\.\d{2}$/, { message: '$property must be an amount of up to 9,999,999,999.99' }),
    ),
  decimal: () =>
    applyDecorators(
      blankable(),
      Transform(decimalText(6)),
      Matches(/^-?\d{1,6}\.\d{2,6}$/, { message: '$property must be a number' }),
    ),
  number: () => applyDecorators(LooseWhole(), blankable(), IsInt(), Min(0), Max(MAX_WHOLE)),
  count: () => ReferenceField(),
  date: () => applyDecorators(blankable(), DayField()),
  time: () => applyDecorators(blankable(), MomentField()),
};

type CommandWith<Fields extends FieldTable> = abstract new <Enrichment = undefined>() => Command<Enrichment> & BodyOf<Fields>;

/**
 * The base of a command that may be sent with the fields of a table, each tidied and checked by its kind:
 * `class ReviseTour extends commandWith(tourFields)<Enrichment> {}`.
 * @param except fields that are checked otherwise
 */
export function commandWith<Fields extends FieldTable>(
  fields: Fields,
  except: Readonly<Record<string, PropertyDecorator>> = {},
): CommandWith<Fields> {
  abstract class CommandWithFields extends Command {}
  for (const [name, { kind, length }] of Object.entries(fields)) (except[name] ?? checks[kind](length))(CommandWithFields.prototype, name);
  return CommandWithFields as CommandWith<Fields>;
}
