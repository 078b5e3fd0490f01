/** The number in the name of a lead's stream, `lead-914`. */
export function leadIdOf(stream: string): number {
  return Number(stream.slice(stream.indexOf('-') + 1));
}
