import { Places } from './places.js';

/** Places of each person: whoever asks for much waits behind themselves, and not in front of everybody else. */
export class OwnPlaces {
  private readonly taken = new Map<string | number, { readonly places: Places; people: number }>();

  constructor(private readonly placesForOne: () => Places) {}

  /** Answers how to leave. @throws NoPlaceFree */
  async enter(person: string | number, gone?: AbortSignal): Promise<() => void> {
    const own = this.taken.get(person) ?? { places: this.placesForOne(), people: 0 };
    this.taken.set(person, own);
    own.people++;
    try {
      const leave = await own.places.enter(gone);
      return () => {
        leave();
        this.forget(person, own);
      };
    } catch (error) {
      this.forget(person, own);
      throw error;
    }
  }

  /** Who asks for nothing is not remembered. */
  get people(): number {
    return this.taken.size;
  }

  private forget(person: string | number, own: { people: number }): void {
    if (--own.people === 0) this.taken.delete(person);
  }
}
