import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { inventoryAliasFields, inventoryFormFields } from '../../events/inventory/inventory.fields.js';
import { readUseYearType } from '../../events/kernel/use-year-words.js';
import { Command } from '../platform/commands/command.js';
import type { VersionToRecord } from '../platform/documents/document-versions.js';
import { RequiredTextField, TextField } from '../platform/http/bodies/body-fields.decorator.js';
import { commandWith } from '../platform/http/bodies/command-with.js';
import { listingSigningCommands } from './signing/listing-signing.commands.js';
import { unitSaleCommands } from './unit-sale.commands.js';

const MAX_WORD = 200;
const MAX_REASON = 1_000;

/** The old vocabularies are understood (`decisions.md H1`). */
const UseYearType = (): PropertyDecorator =>
  applyDecorators(
    TextField(MAX_WORD),
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (readUseYearType(value) ?? value) : value)),
  );

const sentFields = { ...inventoryFormFields, ...inventoryAliasFields };
const asClientsSendIt = { useYearType: UseYearType() };

/** Body of POST /api/Inventories/. */
export class AddInventory extends commandWith(sentFields, asClientsSendIt) {}

/** Body of PUT /api/Inventories/{id}: the whole unit; a field that is not sent stays as it is. */
export class ReviseInventory extends commandWith(sentFields, asClientsSendIt) {
  /** Why its status is another. */
  @TextField(MAX_REASON)
  reason?: string;
}

/** Body of PUT /api/Inventories/{id}/Status. */
export class ChangeListingStatus extends Command {
  @RequiredTextField(MAX_WORD)
  listingStatus!: string;

  @TextField(MAX_REASON)
  reason?: string;
}

/** Its listing may have run out. */
export class ExpireListing extends Command {
  /** YYYY-MM-DD, New York: what ended before this day has. */
  endedBefore!: string;
}

/** Body of POST /api/Inventories/GenerateListingAgreement/{id}; the server has made and kept the agreement by then. */
export class MakeListingAgreement extends Command<VersionToRecord> {
  /** Why; asked for once everybody has signed. */
  @TextField(MAX_REASON)
  reason?: string;
}

export const inventoryCommands = [AddInventory, ReviseInventory, ChangeListingStatus, ExpireListing, MakeListingAgreement, ...listingSigningCommands, ...unitSaleCommands] as const;
export type AnyInventoryCommand = InstanceType<(typeof inventoryCommands)[number]>;
