/** "Gave contracts" of "gave contracts": words that begin a sentence or a title. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
