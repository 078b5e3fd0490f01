import { Type, type Static, type TObject, type TOptional } from '@sinclair/typebox';
import { day, instant, money, orNull, text, whole } from './field-schemas.js';
import { resaleContractFields, type Field, type ResaleContractField } from './resale-contract-fields.values.js';

const kinds = {
  text: orNull(text),
  money: orNull(money),
  decimal: orNull(Type.String({ pattern: '^-?\\d+(\\.\\d+)?$' })),
  date: orNull(day),
  time: orNull(instant),
  number: orNull(whole),
  yesNo: orNull(text),
  flag: orNull(Type.Boolean()),
};

type ValueSchema<F extends Field> = (typeof kinds)[F['kind']];
type Section = Readonly<Record<string, Field>>;
type FactsSchema<S extends Section> = TObject<{ -readonly [Name in keyof S]: TOptional<ValueSchema<S[Name]>> }>;
type ChangeSchema<F extends Field> = TObject<{ from: ValueSchema<F>; to: ValueSchema<F> }>;
type ChangesSchema<S extends Section> = TObject<{ -readonly [Name in keyof S]: TOptional<ChangeSchema<S[Name]>> }>;

/** The fields that are known; what is not there is blank. */
function factsOf<S extends Section>(section: S): FactsSchema<S> {
  const entries = Object.entries(section).map(([name, { kind }]) => [name, Type.Optional(kinds[kind])]);
  return Type.Object(Object.fromEntries(entries), { additionalProperties: false }) as FactsSchema<S>;
}

/** The fields that changed, from what to what. */
export function changesOf<S extends Section>(section: S): ChangesSchema<S> {
  const entries = Object.entries(section).map(([name, { kind }]) => [name, Type.Optional(Type.Object({ from: kinds[kind], to: kinds[kind] }))]);
  return Type.Object(Object.fromEntries(entries), { additionalProperties: false, minProperties: 1 }) as ChangesSchema<S>;
}

/** A whole contract as a new or imported one starts: blank fields are left out. */
export const resaleContractFacts = factsOf(resaleContractFields);
export type ResaleContractFacts = Static<typeof resaleContractFacts>;

/** A whole contract: every field, null where blank. */
export type ResaleContractValues = { readonly [Name in ResaleContractField]: Exclude<ResaleContractFacts[Name], undefined> };
