import { Type, type TObject, type TOptional } from '@sinclair/typebox';
import { day, instant, money, orNull, reference, text, whole } from './field-schemas.js';
import type { Field, FieldTable } from './field.values.js';

const schemas = {
  text,
  longText: text,
  yesNo: text,
  status: text,
  reference,
  flag: Type.Boolean(),
  money: orNull(money),
  decimal: orNull(Type.String({ pattern: '^-?\\d+(\\.\\d+)?$' })),
  number: orNull(whole),
  date: orNull(day),
  time: orNull(instant),
};

type ValueSchema<F extends Field> = (typeof schemas)[F['kind']];
type FactsSchema<Fields extends FieldTable> = TObject<{ -readonly [Name in keyof Fields]: TOptional<ValueSchema<Fields[Name]>> }>;
type ChangeSchema<F extends Field> = TObject<{ from: ValueSchema<F>; to: ValueSchema<F> }>;
type ChangesSchema<Fields extends FieldTable> = TObject<{ -readonly [Name in keyof Fields]: TOptional<ChangeSchema<Fields[Name]>> }>;

/** Every field of the table, blank or not. */
export function propertiesOf<Fields extends FieldTable>(fields: Fields): { -readonly [Name in keyof Fields]: ValueSchema<Fields[Name]> } {
  const entries = Object.entries(fields).map(([name, { kind }]) => [name, schemas[kind]]);
  return Object.fromEntries(entries) as { [Name in keyof Fields]: ValueSchema<Fields[Name]> };
}

/** The fields that are known; what is not there is blank. */
export function factsOf<Fields extends FieldTable>(fields: Fields): FactsSchema<Fields> {
  const entries = Object.entries(fields).map(([name, { kind }]) => [name, Type.Optional(schemas[kind])]);
  return Type.Object(Object.fromEntries(entries), { additionalProperties: false }) as FactsSchema<Fields>;
}

/** The fields that changed, from what to what. */
export function changesOf<Fields extends FieldTable>(fields: Fields): ChangesSchema<Fields> {
  const entries = Object.entries(fields).map(([name, { kind }]) => [
    name,
    Type.Optional(Type.Object({ from: schemas[kind], to: schemas[kind] })),
  ]);
  return Type.Object(Object.fromEntries(entries), { additionalProperties: false, minProperties: 1 }) as ChangesSchema<Fields>;
}
