/** An American or Canadian number as it is kept. */
const KEPT_AT_HOME = /^\+1([2-9]\d{2})(\d{3})(\d{4})$/;

export function isKeptAtHome(written: string): boolean {
  return KEPT_AT_HOME.test(written);
}

/** "(407) 555-0125" of a number that is kept so, without the library that knows those of all countries; undefined of every other. */
export function formatHomePhone(written: string): string | undefined {
  const [, area, exchange, line] = KEPT_AT_HOME.exec(written) ?? [];
  return area && `(${area}) ${exchange}-${line}`;
}

/** What a part of a number is looked for by: its digits, where nothing but a number was typed. */
export function digitsLookedFor(typed: string): string {
  return /^[\d\s().+/-]*\d[\d\s().+/-]*$/.test(typed) ? typed.replaceAll(/\D/g, '') : typed;
}
