/** Agents of one kind, as an area names them: people without an account, whom it lets in to one of its records. */
export interface AgentsOf {
  /** Who wrote or bought, on lists and in histories. */
  readonly name: string;
  readonly cookie: string;
  /** Said to who comes too late. */
  readonly closed: string;
}
