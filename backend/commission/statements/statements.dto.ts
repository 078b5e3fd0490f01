/** Wire form of a line of GET /api/Commission/runs/{id}/Mail: addresses stay on the server. */
export interface StatementToMail {
  readonly employeeId: number;
  readonly employeeName: string;
  /** Signs in as an active user who has an address. */
  readonly isReached: boolean;
  /** What the run pays them, dollars with 2 places. */
  readonly net: string;
  /** When theirs was sent last, and by whom. */
  readonly mailed: { readonly at: string; readonly by: string } | null;
}
