/** Values of one SQL statement: text that somebody typed never becomes part of the statement. */
export class SqlParameters {
  readonly values: unknown[] = [];

  /** Answers the placeholder that stands for the value. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

export interface SqlStatement {
  readonly text: string;
  readonly values: readonly unknown[];
}
