/** What a commission is reckoned by: a setting of the company, good from a day. Rates are fractions. */
export interface CommissionRates {
  /** Paid in full by two days before the pay date (`decisions.md D3`). */
  readonly paidInFull: string;
  /** Half of the price and more was put down. */
  readonly halfDown: string;
  /** A quarter and more. */
  readonly quarterDown: string;
  /** Of an exception deal that no other rule pays more. */
  readonly exception: string;
  /** Numbers of these deals (`decisions.md D2`). */
  readonly exceptionDeals: readonly string[];
  /** Kept back of each commission. */
  readonly reserve: string;
  readonly manager: ManagerRates;
  readonly bonus: readonly BonusBand[];
}

export interface ManagerRates {
  readonly base: string;
  /** In place of the base. */
  readonly senior: string;
  /** Beside these, where the manager was the TO. */
  readonly asTo: string;
  /** In place of everything, where the manager sold it (`decisions.md D9`). */
  readonly asAgent: string;
}

/** A band of the month's net volume. */
export interface BonusBand {
  /** Dollars, with 2 places: it begins above this, or at it where it is the lowest band (`decisions.md D11`). */
  readonly from: string;
  readonly rate: string;
}
