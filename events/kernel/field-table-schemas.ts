import { Type, type TObject, type TOptional, type TProperties } from '@sinclair/typebox';
import { asPersonal, day, instant, money, orNull, reference, text, whole } from './field-schemas.js';
import type { Field, FieldTable } from './field.rules.js';

const schemas = {
  text,
  longText: text,
  phone: text,
  yesNo: text,
  status: text,
  reference,
  count: whole,
  flag: Type.Boolean(),
  money: orNull(money),
  decimal: orNull(Type.String({ pattern: '^-?\\d+(\\.\\d+)?$' })),
  number: orNull(whole),
  date: orNull(day),
  time: orNull(instant),
};

const schemaOf = ({ kind, personal }: Field) => (personal ? asPersonal(schemas[kind]) : schemas[kind]);

type ValueSchema<F extends Field> = (typeof schemas)[F['kind']];
type Facts<Fields extends FieldTable> = { -readonly [Name in keyof Fields]: TOptional<ValueSchema<Fields[Name]>> };
type ChangeSchema<F extends Field> = TObject<{ from: ValueSchema<F>; to: ValueSchema<F> }>;
type ChangesSchema<Fields extends FieldTable> = TObject<{ -readonly [Name in keyof Fields]: TOptional<ChangeSchema<Fields[Name]>> }>;

/**
 * The fields that are known; what is not there is blank, so that a field may be added later.
 * @param beside what every such event has: numbers of records, who and when
 */
export function factsOf<Fields extends FieldTable, Beside extends TProperties = Record<never, never>>(
  fields: Fields,
  beside?: Beside,
): TObject<Beside & Facts<Fields>> {
  const entries = Object.entries(fields).map(([name, field]) => [name, Type.Optional(schemaOf(field))]);
  return Type.Object({ ...beside, ...Object.fromEntries(entries) }, { additionalProperties: false }) as unknown as TObject<Beside & Facts<Fields>>;
}

/** The fields that changed, from what to what. None, where only fields changed that are no more: such an event is still read. */
export function changesOf<Fields extends FieldTable>(fields: Fields): ChangesSchema<Fields> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    Type.Optional(Type.Object({ from: schemaOf(field), to: schemaOf(field) })),
  ]);
  return Type.Object(Object.fromEntries(entries), { additionalProperties: false }) as ChangesSchema<Fields>;
}
