/** Runs so many things at once. People who wait take turns, each with the oldest of their own: whoever asks for much waits behind themselves. */
export class TurnsByPerson {
  private running = 0;
  /** Who is next stands first. */
  private readonly waiting = new Map<string | number, (() => void)[]>();

  constructor(private readonly most: number) {}

  async run<T>(person: string | number, work: () => Promise<T>): Promise<T> {
    if (this.running < this.most) this.running++;
    else await this.turn(person);
    try {
      return await work();
    } finally {
      // Who ends hands its place over, so that nobody who asks just then is first.
      const next = this.next(person);
      if (next) next();
      else this.running--;
    }
  }

  private turn(person: string | number): Promise<void> {
    return new Promise((begin) => {
      const own = this.waiting.get(person);
      if (own) own.push(begin);
      else this.waiting.set(person, [begin]);
    });
  }

  /** @param served comes last, also where they stood in line first */
  private next(served: string | number): (() => void) | undefined {
    const line = [...this.waiting.keys()];
    const person = line.find((one) => one !== served) ?? line[0];
    if (person === undefined) return undefined;
    const own = this.waiting.get(person)!;
    const begin = own.shift();
    // At the end of the line again, or out of it.
    this.waiting.delete(person);
    if (own.length > 0) this.waiting.set(person, own);
    return begin;
  }
}
