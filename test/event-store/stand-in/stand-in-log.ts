export interface LogEntry {
  readonly id: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly type: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
  /** .NET ticks of 100 ns, as the server writes them. */
  readonly created: string;
}

export interface ProposedEntry {
  readonly id: string;
  readonly type: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

export type LogAnswer =
  | { readonly kind: 'appended'; readonly last: LogEntry }
  | { readonly kind: 'conflict'; readonly actual: number }
  | { readonly kind: 'too large' };

const NO_STREAM = -1;
const MAX_APPEND_BYTES = 1_048_576;

/** What the stand-in keeps, with EventStoreDB's rules for expected revisions, repeats and size. Survives its restart. */
export class StandInLog {
  entries: LogEntry[] = [];
  private readonly streams = new Map<string, LogEntry[]>();
  private readonly listeners = new Set<() => void>();
  private end = 0;

  constructor() {
    // A fresh node already holds a system event.
    this.write('$scavenges', [
      { id: '00000000-0000-0000-0000-000000000001', type: '$metadata', data: bytes('{}'), metadata: bytes('') },
    ]);
  }

  append(stream: string, expected: number, proposed: readonly ProposedEntry[]): LogAnswer {
    if (proposed.reduce((sum, { data }) => sum + data.length, 0) > MAX_APPEND_BYTES) return { kind: 'too large' };
    const existing = this.streams.get(stream) ?? [];
    const actual = existing.length - 1;
    if (actual === expected) return { kind: 'appended', last: this.write(stream, proposed) };
    // A full repeat gives the first result, also after later writes, and does not compare the content.
    const there = existing.slice(expected + 1, expected + 1 + proposed.length);
    const repeated = there.length === proposed.length && there.every(({ id }, index) => id === proposed[index]!.id);
    if (repeated) return { kind: 'appended', last: there.at(-1)! };
    return { kind: 'conflict', actual: existing.length ? actual : NO_STREAM };
  }

  stream(name: string): readonly LogEntry[] | undefined {
    return this.streams.get(name);
  }

  /** Another copy of the server's files: these entries at their places, and none but these. */
  restore(entries: readonly LogEntry[]): void {
    const [first] = this.entries;
    this.entries = [first!, ...entries];
    this.end = this.entries.at(-1)!.position;
    this.streams.clear();
    for (const entry of this.entries) this.streams.set(entry.stream, [...(this.streams.get(entry.stream) ?? []), entry]);
  }

  onAppend(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private write(stream: string, proposed: readonly ProposedEntry[]): LogEntry {
    const existing = this.streams.get(stream) ?? [];
    this.streams.set(stream, existing);
    for (const entry of proposed) {
      // Positions are places in a file of records, so they are not consecutive.
      this.end += 120 + entry.data.length + entry.metadata.length;
      const created = String(BigInt(Date.now()) * 10_000n);
      const written = { ...entry, stream, revision: existing.length, position: this.end, created };
      existing.push(written);
      this.entries.push(written);
    }
    for (const listener of this.listeners) listener();
    return existing.at(-1)!;
  }
}

const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text));
