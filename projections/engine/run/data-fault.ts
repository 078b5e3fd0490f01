/** Postgres refuses the data itself (SQLSTATE classes 22, 23, 54), as opposed to being out of reach or out of order. */
export function isDataFault(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && /^(22|23|54)/.test(String(error.code));
}

/** Postgres has said what is wrong, and goes on. */
export function isAnswer(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?!08|57P)[0-9A-Z]{5}$/.test(String(error.code));
}
