import pg, { type CustomTypesConfig } from 'pg';

/** The Postgres types whose JavaScript form is a choice, by their oid. */
const OID = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184, dates: 1182, numerics: 1231 };

const textArray = (pg.types.getTypeParser as (oid: number) => (text: string) => string[])(1009);
/** Postgres writes an offset as `+00`, which JavaScript's own Date does not read. */
const instant = (pg.types.getTypeParser as (oid: number) => (text: string) => Date)(OID.timestamptz);

const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [OID.int8]: Number,
  [OID.date]: (text) => text,
  [OID.dates]: textArray,
  [OID.numerics]: textArray,
  [OID.timestamp]: (text) => new Date(`${text.replace(' ', 'T')}Z`).toISOString(),
  [OID.timestamptz]: (text) => instant(text).toISOString(),
};

/**
 * How rows of read models come back from Postgres: as the rules wrote them. Days are `YYYY-MM-DD`, instants ISO UTC,
 * numerics decimal strings, counts numbers. (pg's own answer for a day is a local midnight, which is another day elsewhere.)
 */
export const rowTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && parsers[oid]) || pg.types.getTypeParser(oid, format)) as CustomTypesConfig['getTypeParser'],
};
