import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { Allow, IsBoolean, IsOptional } from 'class-validator';
import * as deal from '../../events/resale-contracts/resale-contract-deal.fields.js';
import { statusFields } from '../../events/resale-contracts/resale-contract.fields.js';
import * as money from '../../events/resale-contracts/resale-contract-money.fields.js';
import * as party from '../../events/resale-contracts/resale-contract-party.fields.js';
import { readDay } from '../platform/calendar/day.rules.js';
import { Command } from '../platform/commands/command.js';
import { RequiredTextField, TextField } from '../platform/http/bodies/body-fields.decorator.js';
import { commandWith, type BodyOf } from '../platform/http/bodies/command-with.js';
import type { DocumentToRecord } from './documents/contract-document-versions.js';
import { ReviseContractAccounting } from './accounting/contract-accounting.commands.js';
import { contractSigningCommands } from './signing/contract-signing.commands.js';
import type { PaperToRecord } from './documents/contract-papers.js';
import type { ClosingFirm } from './closing-agent.rules.js';
import { requiredDateFields } from './resale-contract-dates.rules.js';
import type { Prefilled } from './new/new-contract.rules.js';
import type { UnitForSale } from './unit-on-sale.rules.js';

const MAX_WORD = 200;
const MAX_REASON = 1_000;

/** What people may write. Totals are computed; documents, author and time of creation are not edited. */
export const writableFields = {
  ...statusFields,
  ...deal.dealFields,
  ...deal.dateFields,
  ...deal.unitFields,
  ...party.buyerFields,
  ...party.sellerFields,
  ...party.salesFields,
  ...money.financialTermFields,
  ...money.loanFields,
  ...money.accountingFields,
  ...deal.optionFields,
} as const;

export type ContractBody = BodyOf<typeof writableFields>;

/** 02/30/2026 counts as missing: the contract's own message says so (`decisions.md C9`). */
const dayOrMissing = applyDecorators(
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (readDay(value) ?? null) : value === undefined ? undefined : null)),
  Allow(),
);
const dates = Object.fromEntries(requiredDateFields.map((field) => [field, dayOrMissing]));

/** The firm that `closingAgent` names, looked up by the server. */
export interface WithClosingFirm {
  readonly closingFirm: ClosingFirm | undefined;
}

/** The unit that the contract takes up by it, looked up and taken by the server. */
export interface WithUnit {
  readonly unit: UnitForSale;
}

/** What whoever writes the contract may not see of its unit and lead, filled in where the body says nothing of it. */
export interface WithLeftOut {
  readonly leftOut: Prefilled;
}

/** Body of POST /api/Contracts/. */
export class CreateResaleContract extends commandWith(writableFields, dates)<WithClosingFirm & WithUnit & WithLeftOut> {}

/** Body of PUT /api/Contracts/{id}: the whole contract, or the part of it that is meant to change. */
export class ReviseResaleContract extends commandWith(writableFields, dates)<WithClosingFirm & WithUnit> {
  /** Why; asked for when a finished status is left, and whatever is changed of a finished contract. */
  @TextField(MAX_REASON)
  reason?: string;

  /** Yes, another price or deposit than the one that somebody has signed for. */
  @IsOptional()
  @IsBoolean()
  confirmed?: boolean;
}

/** Body of PUT /api/Contracts/{id}/Status. */
export class ChangeContractStatus extends Command<WithUnit> {
  @RequiredTextField(MAX_WORD)
  contractStatus!: string;

  @TextField(MAX_REASON)
  reason?: string;
}

/** Body of PUT /api/Contracts/{id}/PaymentStatus. */
export class ChangePaymentStatus extends Command {
  @RequiredTextField(MAX_WORD)
  paymentStatus!: string;

  @TextField(MAX_REASON)
  reason?: string;
}

/** Body of POST /api/Contracts/PrintContract/{id} and PrintSellerContract; the server has made the document by then. */
export class MakeContractDocument extends Command<DocumentToRecord> {
  /** Why; asked for once everybody has signed. */
  @TextField(MAX_REASON)
  reason?: string;
}

/** What POST /api/Contracts/{id}/Papers/{paper} asks for; the server has kept the file by then. */
export class UploadContractPaper extends Command<PaperToRecord> {}

/** The server's own, when the day comes on which the buyer can rescind no more, or where the log does not say what holds. */
export class TellContractIsGood extends Command {}

export const resaleContractCommands = [CreateResaleContract, ReviseResaleContract, ReviseContractAccounting, ChangeContractStatus, ChangePaymentStatus, MakeContractDocument, UploadContractPaper, TellContractIsGood, ...contractSigningCommands] as const;
export type AnyResaleContractCommand = InstanceType<(typeof resaleContractCommands)[number]>;
