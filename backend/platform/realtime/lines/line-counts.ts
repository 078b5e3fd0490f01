/** Counts lines by whose they are; nobody is remembered who has none. */
export class LineCounts<Owner> {
  private readonly counts = new Map<Owner, number>();

  of(owner: Owner): number {
    return this.counts.get(owner) ?? 0;
  }

  begin(owner: Owner): void {
    this.counts.set(owner, this.of(owner) + 1);
  }

  end(owner: Owner): void {
    const left = this.of(owner) - 1;
    if (left > 0) this.counts.set(owner, left);
    else this.counts.delete(owner);
  }
}
