import { Decimal } from 'decimal.js';

/** 0.2 and 0.20 are one figure: what is sent in other digits stays as it was written. */
export function sameFiguresKept<Values extends object>(sent: Values, before: Values, names: readonly (keyof Values)[]): Values {
  const same = names.filter((name) => isSame(sent[name], before[name]));
  return { ...sent, ...Object.fromEntries(same.map((name) => [name, before[name]])) };
}

function isSame(one: unknown, other: unknown): boolean {
  return one !== null && other !== null && new Decimal(one as string).eq(other as string);
}
