import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsNotEmpty, IsNumberString, IsOptional, Matches, Max, Min } from 'class-validator';
import { releaseReasons, type ReleaseReason } from '../../events/points/points.enums.js';
import { Command } from '../platform/commands/command.js';
import { RequiredTextField } from '../platform/http/bodies/body-fields.decorator.js';
import { LooseWhole } from '../platform/http/bodies/loose-values.js';
import { decimalText } from '../platform/http/bodies/decimal-text.js';
import { OpenPointsAccount } from './points-account-opening.js';
import { DEFAULT_TRANSACTION_FEE } from './points-purchase.rules.js';

/** The purchase that is meant, and the number of the ledger row that it leads to. */
export interface WithPurchase {
  readonly epicAdvantageContractId: number;
  readonly pointLedgerId: number;
}

/** Read from the member's record; opens the account of a new year. */
export interface Buyer {
  readonly memberStatus: string;
  readonly yearlyMaximum: number;
  /** How the member was sent the code that an agent had to know. */
  readonly confirmedBy?: string;
}

/** Sells points to a member: holds them until paid or released. Body of POST /api/EpicAdvantageContracts/. */
export class BuyPoints extends Command<WithPurchase & Buyer> {
  /** A body may name the year in New York, as text or number, and no other (`decisions.md F13`). */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' && /^\d{4}$/.test(value) ? Number(value) : value))
  @IsInt({ message: 'useYear must be a year' })
  useYear?: number;

  @LooseWhole()
  @IsInt()
  @Min(1)
  @Max(2_147_483_647)
  epicMemberId!: number;

  @IsInt({ message: 'pointsPurchased must be a whole number of points' })
  @Min(1)
  @Max(100_000_000)
  pointsPurchased!: number;

  @IsOptional()
  @IsNumberString()
  @Transform(decimalText(4))
  pricePerPoint?: string;

  /** Dollars; never negative (`decisions.md F10`). */
  @IsOptional()
  @Transform(decimalText(2))
  @Matches(/^\d{1,9}\.\d{2}$/, { message: 'transactionFee must be an amount of 0.00 or more' })
  transactionFee: string = DEFAULT_TRANSACTION_FEE;

  @IsOptional()
  @Transform(decimalText(2))
  @Matches(/^\d{1,12}\.\d{2}$/, { message: 'totalPurchasePrice must be an amount' })
  totalPurchasePrice?: string;
}

/** The purchase is paid: its points leave the pool. */
export class PostPointsPayment extends Command<WithPurchase> {
  @RequiredTextField(100)
  @IsNotEmpty({ message: 'paymentReferenceId must name the payment' })
  paymentReferenceId!: string;
}

/** Gives held points back to the member. */
export class ReleasePoints extends Command<WithPurchase> {
  @IsIn(releaseReasons)
  reason!: ReleaseReason;
}

/** A processor took money for a purchase: sent by the server alone, as often as it is told. */
export class TakeCardPayment extends Command<WithPurchase> {
  readonly paymentReferenceId!: string;
  readonly processor!: string;
  /** The last four digits. */
  readonly cardEnd!: string;
}

/** Money and points go back. Body of POST /api/EpicAdvantageContracts/:id/Refund. */
export class RefundPurchase extends Command<WithPurchase> {
  @RequiredTextField(500)
  @IsNotEmpty({ message: 'A refund needs a reason' })
  reason!: string;
}

/** The processor gave the money back. */
export class RecordRefund extends Command<WithPurchase> {
  readonly paymentReferenceId!: string;
  readonly refundReferenceId!: string;
}

/** The processor refused to, for good. */
export class RecordRefundFailed extends Command<WithPurchase> {
  readonly paymentReferenceId!: string;
  readonly reason!: string;
}

export const pointsAccountCommands = [OpenPointsAccount, BuyPoints, PostPointsPayment, ReleasePoints, TakeCardPayment, RefundPurchase, RecordRefund, RecordRefundFailed] as const;
export type AnyPointsAccountCommand = InstanceType<(typeof pointsAccountCommands)[number]>;
