/** "1234.50" reads "1,234.50". Works on the text, because amounts are decimal strings that a float would bend. */
export function withSeparators(amount: string): string {
  return amount.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
}
