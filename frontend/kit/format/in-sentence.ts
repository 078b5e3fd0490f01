/** A label within a sentence: small letters, but abbreviations as they are written: "TO used", "closing agent ZIP code". */
export function inSentence(label: string): string {
  return label.replaceAll(/\S+/g, (word) => (/[A-Z].*[A-Z]/.test(word) ? word : word.toLowerCase()));
}
