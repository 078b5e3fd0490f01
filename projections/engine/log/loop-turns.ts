/** Large batches one after another, each in a turn of the event loop of its own: who waits for an answer is served between them. */
export class LoopTurns {
  private last: Promise<void> = Promise.resolve();

  next(): Promise<void> {
    this.last = this.last.then(() => new Promise((resolve) => setImmediate(resolve)));
    return this.last;
  }
}
