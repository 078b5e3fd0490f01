import { epicBuyerFields, epicDealFields, epicSalesFields, epicStatusFields } from '../../events/epic-contracts/epic-contract.fields.js';
import { epicComputedFields, epicTypedFields } from '../../events/epic-contracts/epic-contract-terms.fields.js';
import type { CompanyFees } from '../../events/epic-contracts/sale-conditions.js';
import { Command } from '../platform/commands/command.js';
import { RequiredTextField, TextField } from '../platform/http/bodies/body-fields.decorator.js';
import { commandWith } from '../platform/http/bodies/command-with.js';
import type { VersionToRecord } from '../platform/documents/document-versions.js';
import type { Upload } from '../platform/uploads/uploads.js';
import { ReviseMembershipAccounting } from './accounting/membership-accounting.commands.js';
import { epicContractSigningCommands } from './signing/epic-contract-signing.commands.js';
import type { ProductOnSale } from './terms/sale-conditions.rules.js';

const MAX_WORD = 200;
const MAX_REASON = 1_000;

/** What people write of a contract. */
export const writableFields = { ...epicDealFields, ...epicStatusFields, ...epicBuyerFields, ...epicTypedFields, ...epicSalesFields } as const;

/** Computed terms may be sent too: what differs from the rules is refused. */
const bodyFields = { ...writableFields, ...epicComputedFields } as const;

/** Every tier, as the server finds it on sale. */
export interface WithProducts {
  readonly products: readonly ProductOnSale[];
}

/** The company's fees of the moment, which the contract keeps. */
export interface WithFees {
  readonly fees: CompanyFees;
}

/** The number of the member whom the contract makes, drawn by the server. */
export interface WithMember {
  readonly memberId: number;
}

/** Body of POST /api/EpicContracts/. */
export class CreateEpicContract extends commandWith(bodyFields)<WithProducts & WithFees & WithMember & { readonly leftOut: object }> {}

/** Body of PUT /api/EpicContracts/{id}: the whole contract, or the part of it that is meant to change. */
export class ReviseEpicContract extends commandWith(bodyFields)<WithProducts> {
  /** Why; asked for over the APR ceiling, when a finished status is left, and whatever is changed of a finished contract. */
  @TextField(MAX_REASON)
  reason?: string;
}

/** Body of PUT /api/EpicContracts/{id}/Status. */
export class ChangeEpicContractStatus extends Command {
  @RequiredTextField(MAX_WORD)
  contractStatus!: string;

  /** Why; asked for when a finished status is left. */
  @TextField(MAX_REASON)
  reason?: string;
}

/** Body of PUT /api/EpicContracts/{id}/PaymentStatus. */
export class ChangeEpicPaymentStatus extends Command {
  @RequiredTextField(MAX_WORD)
  paymentStatus!: string;

  @TextField(MAX_REASON)
  reason?: string;
}

/** Body of POST /api/EpicContracts/PrintContract/{id}; the server has made the document by then. */
export class MakeEpicContractDocument extends Command<VersionToRecord> {
  /** Why; asked for once the contract is signed. */
  @TextField(MAX_REASON)
  reason?: string;
}

/** What POST /api/EpicContracts/UploadSignedContract/{id} asks for; the server has kept the file by then. */
export class UploadSignedEpicContract extends Command<Upload> {}

export const epicContractCommands = [CreateEpicContract, ReviseEpicContract, ChangeEpicContractStatus, ChangeEpicPaymentStatus, MakeEpicContractDocument, UploadSignedEpicContract, ReviseMembershipAccounting, ...epicContractSigningCommands] as const;
export type AnyEpicContractCommand = InstanceType<(typeof epicContractCommands)[number]>;
