/** Runs one thing at a time, in the order asked. */
export class Exclusive {
  private last: Promise<unknown> = Promise.resolve();
  private asked = 0;

  get isBusy(): boolean {
    return this.asked > 0;
  }

  run<T>(work: () => Promise<T>): Promise<T> {
    this.asked++;
    const result = this.last.then(work, work);
    this.last = result.then(
      () => this.asked--,
      () => this.asked--,
    );
    return result;
  }
}
