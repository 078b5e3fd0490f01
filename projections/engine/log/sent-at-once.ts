import type { Connection, PoolClient, Submittable } from 'pg';

export interface Sent {
  readonly text: string;
  readonly values?: readonly unknown[];
}

type Row = readonly (string | null)[];

/** What pg does not declare of its connection. */
interface Line extends Connection {
  sendCopyFromChunk(lines: Buffer): void;
  endCopyFrom(): void;
}

/**
 * Sends statements, of which the last is a COPY, and the lines of that COPY without waiting for an answer between them: who
 * is busy with the next events would hear each answer late, and Postgres would have nothing to do until then. Behind what
 * fails nothing is done.
 * @returns the rows that the statements answer with, as text
 */
export function sentAtOnce(client: PoolClient, statements: readonly Sent[], lines: string): Promise<readonly Row[]> {
  return new Promise((answer, fail) => {
    client.query(new SentAtOnce(statements, lines, (error, rows = []) => (error ? fail(error) : answer(rows))));
  });
}

class SentAtOnce implements Submittable {
  private readonly rows: Row[] = [];

  constructor(
    private readonly statements: readonly Sent[],
    private readonly lines: string,
    /** Public and replaceable, as pg wraps it in its timeout. */
    public callback: (error: Error | null, rows?: readonly Row[]) => void,
  ) {}

  submit(connection: Connection): void {
    const line = connection as Line;
    line.stream.cork();
    for (const { text, values = [] } of this.statements) {
      line.parse({ name: '', text, types: [] }, false);
      line.bind({ values: values.map(asParameter) }, false);
      line.execute(null, false);
    }
    line.sendCopyFromChunk(Buffer.from(this.lines));
    line.endCopyFrom();
    line.sync();
    line.stream.uncork();
  }

  handleDataRow({ fields }: { readonly fields: Row }): void {
    this.rows.push(fields);
  }

  handleCopyInResponse(): void {}

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback(null, this.rows);
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}

function asParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return Array.isArray(value) ? `{${value.map((one) => `"${String(one).replace(/["\\]/g, '\\$&')}"`).join(',')}}` : String(value);
}
