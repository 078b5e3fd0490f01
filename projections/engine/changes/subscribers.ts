/** Read models that somebody in this process has on a screen: those go first, and all others give way to them for a moment. */
export class Subscribers {
  private readonly lists = new Map<string, number>();

  /** @returns how to end it */
  begin(name: string): () => void {
    this.lists.set(name, (this.lists.get(name) ?? 0) + 1);
    return () => this.end(name);
  }

  /** Whether somebody watches another one, and nobody this. */
  givesWay(name: string): boolean {
    return this.lists.size > 0 && !this.lists.has(name);
  }

  private end(name: string): void {
    const left = this.lists.get(name)! - 1;
    if (left > 0) this.lists.set(name, left);
    else this.lists.delete(name);
  }
}
