/** A user's permission string, matched whole: Contracts_Main is part of Epic_Contracts_Main (decisions.md B1). */
export class Permissions {
  private readonly held: ReadonlySet<string>;

  constructor(list: string | readonly string[]) {
    const words = typeof list === 'string' ? list.split(',') : list;
    this.held = new Set(words.map((word) => word.trim()).filter(Boolean));
  }

  /** True when one of the permissions is held; an absent one allows everybody. */
  allow(permission: string | readonly string[] | undefined): boolean {
    if (permission === undefined) return true;
    return typeof permission === 'string' ? this.held.has(permission) : permission.some((one) => this.held.has(one));
  }
}
