/** Past so many rows a file is the better sheet. */
export const MOST_SHEET_ROWS = 20_000;
