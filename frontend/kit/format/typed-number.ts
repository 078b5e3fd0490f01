const NUMBER = /^-?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/;

/** A number as people type it, 1250 or 1,250.50, without its separators; null for what is none, such as 1,5. */
export function readNumber(typed: string): string | null {
  const text = typed.trim();
  return NUMBER.test(text) ? text.replaceAll(',', '') : null;
}
