import { IsObject, IsOptional } from 'class-validator';
import { epicAccountingFields } from '../../../events/epic-contracts/epic-contract-accounting.fields.js';
import { TextField } from '../../platform/http/bodies/body-fields.decorator.js';
import { commandWith } from '../../platform/http/bodies/command-with.js';

const MAX_REASON = 1_000;

/** Body of PUT /api/EpicContracts/{id}/Accounting: what accounting books of a membership, in the cells of its sheet. */
export class ReviseMembershipAccounting extends commandWith(epicAccountingFields) {
  /** What stood in the cell when its editor was opened. */
  @IsOptional()
  @IsObject()
  seen?: Readonly<Record<string, unknown>>;

  /** Why; asked for once the contract is finished, or its month is closed. */
  @TextField(MAX_REASON)
  reason?: string;
}
