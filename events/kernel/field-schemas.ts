import { Type, type TSchema } from '@sinclair/typebox';

/** An amount in dollars with two places, as a decimal string. */
export const money = Type.String({ pattern: '^-?\\d+\\.\\d{2}$' });

/** A date without a time: YYYY-MM-DD. */
export const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** A moment, ISO UTC. */
export const instant = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$' });

/** Text that may be empty. */
export const text = Type.String();

/** Text that says who or where a person is, or what was noted of them: kept under their key. For what stands in no table of fields. */
export const personalText = asPersonal(text);

export const whole = Type.Integer();

/** The number that people know a record by. */
export const recordId = Type.Integer({ minimum: 1 });

/** The number that another record is known by; 0 where the old system knew of none. */
export const reference = Type.Integer({ minimum: 0 });

export function orNull<S extends TSchema>(schema: S) {
  return Type.Union([schema, Type.Null()]);
}

/** Marks what the store keeps under a person's key. */
export function asPersonal<S extends TSchema>(schema: S): S {
  return { ...schema, personal: true };
}
