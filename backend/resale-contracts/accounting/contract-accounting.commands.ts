import { IsObject, IsOptional } from 'class-validator';
import { bookedFields } from '../../../events/resale-contracts/accounting-list.fields.js';
import { TextField } from '../../platform/http/bodies/body-fields.decorator.js';
import { commandWith } from '../../platform/http/bodies/command-with.js';

const MAX_REASON = 1_000;

/** Body of PUT /api/Contracts/{id}/Accounting: what accounting books of a contract, in the cells of its sheet. */
export class ReviseContractAccounting extends commandWith(bookedFields) {
  /** What stood in the cells when their editor was opened: who has missed a change is told, instead of undoing it. */
  @IsOptional()
  @IsObject()
  seen?: Readonly<Record<string, unknown>>;

  /** Why; asked for once the contract is finished. */
  @TextField(MAX_REASON)
  reason?: string;
}
