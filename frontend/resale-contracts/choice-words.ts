/** What forms call choices that are kept in capitals: "Yes" for YES, "Credit Card" for CREDIT CARD, as others are kept. */
export function choiceWords(options: readonly string[]): Readonly<Record<string, string>> {
  const inCapitals = options.filter((option) => /^[A-Z ]+$/.test(option));
  return Object.fromEntries(inCapitals.map((option) => [option, option.replaceAll(/\B[A-Z]/g, (letter) => letter.toLowerCase())]));
}
