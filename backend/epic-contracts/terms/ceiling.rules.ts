/** Of a contract that goes on no more, or is closed, nobody is asked (`decisions.md E5`). */
const NOT_ASKED: readonly string[] = ['Canceled', 'Closed'];

/** Whether an edit that leaves the APR over its ceiling is asked why. */
export function asksWhyOver({ contractStatus }: { readonly contractStatus: string }): boolean {
  return !NOT_ASKED.includes(contractStatus);
}
