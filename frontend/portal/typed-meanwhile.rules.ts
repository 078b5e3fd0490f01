/** What is left in the field once a note is saved: what was typed while it was on its way. */
export function typedMeanwhile(typed: string, saved: string): string {
  if (typed === saved) return '';
  return typed.startsWith(saved) ? typed.slice(saved.length).trimStart() : typed;
}
