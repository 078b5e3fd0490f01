import type { ListRow } from './list-reader.js';

/**
 * A row that the server looked up for itself, hidden fields and all: one takes from it what one needs, value by value. The
 * row itself reaches no answer: there is nothing in it to spread, and it refuses to be written as JSON.
 */
export class LookedUp {
  readonly #row: ListRow;
  readonly #fault: (field: string) => Error | undefined;

  constructor(
    private readonly list: string,
    row: ListRow,
    /** Why a field is not there that the list has. */
    fault: (field: string) => Error | undefined = () => undefined,
  ) {
    this.#row = row;
    this.#fault = fault;
    Object.defineProperty(this, 'list', { enumerable: false });
  }

  text(field: string): string {
    return String(this.value(field) ?? '');
  }

  number(field: string): number {
    return Number(this.value(field) ?? 0);
  }

  /** Whether the list has it and its older rows do not say it yet: who knows another way takes that. */
  lacks(field: string): boolean {
    return !(field in this.#row) && this.#fault(field) !== undefined;
  }

  value(field: string): unknown {
    if (!(field in this.#row)) throw this.#fault(field) ?? new Error(`Rows of ${this.list} have no ${field}`);
    return this.#row[field];
  }

  toJSON(): never {
    throw new Error(`A row of ${this.list} that the server looked up is no answer`);
  }
}
