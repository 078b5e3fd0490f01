/** Money that somebody is asked for. */
export interface WantedPayment {
  /** What it pays for, as its area finds it again: no words about people. */
  readonly about: string;
  /** Dollars, "329.00". */
  readonly amount: string;
  /** As the processor's own pages show it. */
  readonly words: string;
}

export const paymentStatuses = ['open', 'processing', 'paid', 'refunded', 'let go'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A payment as it stands at the processor. */
export interface Payment {
  readonly paymentId: string;
  readonly about: string;
  /** Dollars. */
  readonly amount: string;
  readonly status: PaymentStatus;
  /** The last four digits of the card; blank until one has paid. */
  readonly cardEnd: string;
}

export interface BegunPayment {
  readonly paymentId: string;
  /** What the payer's browser shows the processor; opens this payment alone. */
  readonly clientSecret: string;
}

export type ProcessorName = 'Sandbox' | 'Stripe';

/**
 * Takes money by card; also the injection token of the one that takes new payments. No card number comes through here: the payer's browser gives it to the
 * processor itself. Every call @throws ProcessorAway, ProcessorRefused
 */
export abstract class Payments {
  abstract readonly processor: ProcessorName;
  /** What the payer's browser names the account by; blank in the sandbox. */
  abstract readonly publishableKey: string;

  /** @param key asked for twice with the same one, there is one payment */
  abstract begin(wanted: WantedPayment, key: string, signal: AbortSignal): Promise<BegunPayment>;

  abstract read(paymentId: string, signal: AbortSignal): Promise<Payment>;

  /** Nobody can pay it any more. What is paid already stays paid. */
  abstract letGo(paymentId: string, signal: AbortSignal): Promise<void>;

  /** All of it goes back, once. @returns what the processor calls the refund */
  abstract refund(paymentId: string, key: string, signal: AbortSignal): Promise<string>;

  /** All that were begun since, in no order. */
  abstract list(since: Date, signal: AbortSignal): AsyncIterable<Payment>;
}
