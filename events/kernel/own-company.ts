/** What people outside are told of whose product this is. */
export interface OwnCompany {
  readonly name: string;
  readonly phone: string;
  /** In one line, as papers say it. */
  readonly address: string;
  /** City and state: "Orlando, FL". */
  readonly place: string;
}
