/** The number in the name of a lead's stream, `lead-914`. */
export function leadIdOf(stream: string): number {
  return Number(stream.slice(stream.indexOf('-') + 1));
}

/** The number of the lead that a person is known as, `lead-914`. */
export function leadOf(person: string | undefined): number | undefined {
  return person === undefined ? undefined : leadIdOf(person);
}
