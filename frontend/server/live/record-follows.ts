import type { FollowRecordAnswer, RecordMoved } from '../../../backend/platform/realtime/protocol.js';

/** What a page does with news of its record. */
export interface RecordListener {
  /** The record is at this revision. @param by whose doing it was; undefined for what was missed, whose story the history tells */
  onMoved(revision: number, by: string | undefined): void;
  /** What may be seen of it has changed. */
  onReadAgain(): void;
}

/** The records that this browser has open, by stream. */
export class RecordFollows {
  private readonly listeners = new Map<string, Set<RecordListener>>();

  add(stream: string, listener: RecordListener): void {
    this.listeners.set(stream, (this.listeners.get(stream) ?? new Set()).add(listener));
  }

  /** @returns true when nobody is left who follows it */
  remove(stream: string, listener: RecordListener): boolean {
    const listeners = this.listeners.get(stream);
    listeners?.delete(listener);
    if (listeners?.size !== 0) return false;
    this.listeners.delete(stream);
    return true;
  }

  has(stream: string): boolean {
    return this.listeners.has(stream);
  }

  streams(): readonly string[] {
    return [...this.listeners.keys()];
  }

  answered(stream: string, answer: FollowRecordAnswer): void {
    if (answer.ok) this.listenersOf(stream).forEach((listener) => listener.onMoved(answer.revision, undefined));
  }

  moved({ stream, revision, by }: RecordMoved): void {
    this.listenersOf(stream).forEach((listener) => listener.onMoved(revision, by));
  }

  readAgain(stream: string): void {
    this.listenersOf(stream).forEach((listener) => listener.onReadAgain());
  }

  private listenersOf(stream: string): readonly RecordListener[] {
    return [...(this.listeners.get(stream) ?? [])];
  }
}
