import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LinkGuard } from '../../platform/auth/link-guard.js';
import type { AuthenticatedRequest } from '../../platform/auth/sessions/session.js';
import { NotFound } from '../../platform/commands/refusal.js';
import { secretsKeyOf } from '../../platform/config/secrets-key.js';
import { Settings } from '../../platform/config/settings.js';
import { Records } from '../../platform/records/records.js';
import { accountId, formerAccountId, whoseAccount, type PointsAccountId, type WhoseAccount } from '../points-account-id.js';
import { pointsAccount } from '../points-account.js';
import type { PointsPurchase, PurchaseTerms } from '../points-account.state.js';
import { CHECKOUT_PAGE } from './checkout-page.js';
import { PointsReader } from '../points-reader.js';

/** Longer than a receipt is looked up by its link. */
const SHOWN_DAYS = 90;
const DAY_MS = 86_400_000;
/** A list may be a moment behind the purchase that somebody has just made. */
const LOOKS = 10;
const BETWEEN_LOOKS_MS = 100;
const SHOWS_RECEIPT: ReadonlySet<PointsPurchase['status']> = new Set(['paid', 'refunding', 'refunded']);

/** What a link opens: one purchase. */
export interface OpenedCheckout {
  readonly id: number;
  readonly whose: WhoseAccount;
  readonly account: PointsAccountId;
  readonly purchase: PointsPurchase & { readonly terms: PurchaseTerms };
}

/**
 * The way to a purchase for who has no account (`decisions.md F11`): a signature over its number, kept nowhere. It is the
 * same each time, so that a command that is sent again gets the same link. How long it opens is asked of the purchase.
 */
@Injectable()
export class CheckoutLinks {
  private key: Buffer | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly guard: LinkGuard,
    private readonly records: Records,
    private readonly reader: PointsReader,
  ) {}

  /** Behind the #, so that it stands in no request, log or referrer. */
  urlOf(id: number): string {
    return `${this.settings.publicUrl}${CHECKOUT_PAGE}?id=${id}#${this.signature(String(id))}`;
  }

  /** Lets in who holds the link, `Authorization: Checkout …`. @throws NotFoundException, TooManyAttempts */
  enter(request: AuthenticatedRequest, id: number): Promise<OpenedCheckout> {
    return this.guard.open(request, { scheme: 'Checkout', find: (token) => this.find(id, token), closed: 'This link opens nothing: please open it whole, as it stands in the mail' });
  }

  /** @throws NotFound */
  async accountOf(id: number): Promise<PointsAccountId> {
    return accountId(await this.placeOf(id));
  }

  /** For who is signed in. @throws NotFound, also for what an import brought */
  async opened(id: number): Promise<OpenedCheckout> {
    return this.openedIn(await this.accountOf(id), id);
  }

  /** Undefined of what no card paid here: an import brought it, or a desk took the payment. */
  async cardPurchase(account: PointsAccountId, id: number): Promise<OpenedCheckout | undefined> {
    const purchase = (await this.records.unhidden(pointsAccount, account)).purchases.get(id);
    return purchase?.terms && purchase.payment?.processor ? this.openedIn(account, id) : undefined;
  }

  /** @throws NotFound */
  private async openedIn(account: PointsAccountId, id: number): Promise<OpenedCheckout> {
    const purchase = (await this.records.unhidden(pointsAccount, account)).purchases.get(id);
    if (!purchase?.terms) throw new NotFound('purchase with a link', id);
    return { id, whose: whoseAccount(account), account, purchase: { ...purchase, terms: purchase.terms } };
  }

  /** What a command made that may have been sent again: after New Year it had been done in the year before. @throws NotFound */
  async madeIn(account: PointsAccountId, id: number): Promise<OpenedCheckout> {
    return this.openedIn(account, id).catch((error: unknown) => {
      if (error instanceof NotFound) return this.openedIn(formerAccountId(account), id);
      throw error;
    });
  }

  private async find(id: number, token: string): Promise<OpenedCheckout | undefined> {
    const opened = isSame(token, this.signature(String(id))) ? await this.opened(id) : await this.openedByFormer(id, token);
    if (!opened) return undefined;
    return Date.now() < Date.parse(opened.purchase.terms.heldUntil) + SHOWN_DAYS * DAY_MS ? opened : undefined;
  }

  /** Receipts were mailed with a signature over the end of the hold as well: they still open, and nothing is paid by them. */
  private async openedByFormer(id: number, token: string): Promise<OpenedCheckout | undefined> {
    try {
      const opened = await this.openedIn(accountId(await this.reader.placeOf(id, undefined)), id);
      const { status, terms } = opened.purchase;
      return SHOWS_RECEIPT.has(status) && isSame(token, this.signature(`${id} ${terms.heldUntil}`)) ? opened : undefined;
    } catch (error) {
      if (error instanceof NotFound) return undefined;
      throw error;
    }
  }

  private async placeOf(id: number): Promise<WhoseAccount> {
    for (let look = 1; ; look++) {
      try {
        return await this.reader.placeOf(id, undefined);
      } catch (error) {
        if (!(error instanceof NotFound) || look === LOOKS) throw error;
        await sleep(BETWEEN_LOOKS_MS);
      }
    }
  }

  private signature(over: string): string {
    this.key ??= createHmac('sha256', secretsKeyOf(this.settings)).update('checkout links').digest();
    return createHmac('sha256', this.key).update(over).digest('base64url');
  }
}

function isSame(token: string, signature: string): boolean {
  return timingSafeEqual(Buffer.from(token), Buffer.from(signature));
}
