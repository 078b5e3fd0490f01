import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { Documents } from '../../platform/documents/documents.js';
import { describeFile } from '../../platform/files/send-file.js';
import { Refusal } from '../../platform/commands/refusal.js';
import type { OpenedCheckout } from './checkout-links.js';
import { CheckoutReader } from './checkout-reader.js';
import { countWords, dollars, momentWords } from './checkout-words.js';

const TEMPLATE = 'points-receipt.typ';

/** Receipts of purchases, as PDFs: made when somebody asks for one, of what the events say. */
@Injectable()
export class Receipts {
  constructor(
    private readonly documents: Documents,
    private readonly reader: CheckoutReader,
  ) {}

  /** @throws Refusal for what is not paid */
  async pdf(opened: OpenedCheckout): Promise<Buffer> {
    const { id, whose, purchase } = opened;
    const { payment } = purchase;
    if (!payment) throw new Refusal('There is a receipt once the purchase is paid.', { status: 409, code: 'not-paid' });
    const said = await this.reader.answer(opened);
    const values = {
      points: countWords(said.points),
      pricePerPoint: said.pricePerPoint,
      pointsPrice: dollars(said.pointsPrice),
      transactionFee: dollars(said.transactionFee),
      total: dollars(said.total),
      card: payment.cardEnd && `ends in ${payment.cardEnd}`,
      when: momentWords(payment.at),
      purchase: String(id),
      reference: payment.reference,
      forWhom: said.forWhom,
      useYear: String(whose.useYear),
      refunded: purchase.status === 'refunded' ? 'yes' : '',
      sandbox: payment.processor === 'Sandbox' ? 'yes' : '',
    };
    const head = { number: String(id), version: '1', isCopy: false, signers: [] };
    return (await this.documents.render(TEMPLATE, { ...head, values }, payment.at)).pdf;
  }
}

export function sendReceipt(response: Response, id: number, pdf: Buffer): void {
  describeFile(response, { name: `receipt-${id}.pdf`, mediaType: 'application/pdf' });
  response.setHeader('Content-Length', pdf.length);
  response.end(pdf);
}
