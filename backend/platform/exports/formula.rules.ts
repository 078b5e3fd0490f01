/** A spreadsheet runs a text that begins like this as a formula; some take the full-width signs of Asian keyboards for the same. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A text that a spreadsheet takes for a text, and negative amounts as they are. */
export function harmless(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}
