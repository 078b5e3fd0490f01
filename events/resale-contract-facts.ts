import { Type, type Static, type TObject, type TOptional } from '@sinclair/typebox';
import { resaleContractFields, type Field, type ResaleContractField } from './resale-contract-fields.values.js';

const kinds = {
  text: Type.Union([Type.String(), Type.Null()]),
  money: Type.Union([Type.String({ pattern: '^-?\\d+\\.\\d{2}$' }), Type.Null()]),
  decimal: Type.Union([Type.String({ pattern: '^-?\\d+(\\.\\d+)?$' }), Type.Null()]),
  date: Type.Union([Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), Type.Null()]),
  time: Type.Union([Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T[\\d:.]+Z$' }), Type.Null()]),
  number: Type.Union([Type.Integer(), Type.Null()]),
  yesNo: Type.Union([Type.String(), Type.Null()]),
  flag: Type.Union([Type.Boolean(), Type.Null()]),
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
