/** What a column is, as far as its values' way there and back goes. */
export interface ColumnKind {
  /** As Postgres calls it: `numeric`, `timestamp with time zone`, `text[]`. */
  readonly type: string;
  /** Digits behind the point, where the column keeps to a number of them. */
  readonly scale?: number;
}

const AMOUNT = /^(-?)(0|[1-9]\d{0,30})(?:\.(\d{1,20}))?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

type Answer = (value: unknown, scale?: number) => boolean;

const isText: Answer = (value) => typeof value === 'string';

/** By type; of any other nothing is known to come back as it went. */
const kinds: Readonly<Record<string, Answer>> = {
  text: isText,
  integer: (value) => Number.isSafeInteger(value) && !Object.is(value, -0),
  bigint: (value) => Number.isSafeInteger(value) && !Object.is(value, -0),
  boolean: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && DAY.test(value),
  'timestamp with time zone': (value) => typeof value === 'string' && isInstant(value),
  numeric: (value, scale) => typeof value === 'string' && isAmount(value, scale),
  jsonb: isPlainJson,
  'text[]': (value) => Array.isArray(value) && value.every(isText),
};

/**
 * Whether a column gives a value back exactly as it was written (of JSON: but for the order of its fields). Where it is not
 * sure the answer is no. Asked of what the database has taken: a day or an amount that does not exist it has refused.
 */
export function readsBack(value: unknown, { type, scale }: ColumnKind): boolean {
  return value === null || (kinds[type]?.(value, scale) ?? false);
}

function isInstant(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}

function isAmount(text: string, scale: number | undefined): boolean {
  const [, sign, whole, places = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined || (scale !== undefined && places.length !== scale)) return false;
  const isZero = whole === '0' && !/[1-9]/.test(places);
  return sign === '' || !isZero;
}

function isPlainJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object' || 'toJSON' in value) return false;
  if (Array.isArray(value) && Object.keys(value).length < value.length) return false;
  for (const name in value) if (!isPlainJson((value as Record<string, unknown>)[name])) return false;
  return true;
}
