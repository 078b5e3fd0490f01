import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { giftTypeFormFields } from '../../events/gifts/gift.fields.js';
import { giftStatuses } from '../../events/gifts/gift.enums.js';
import { Command } from '../platform/commands/command.js';
import { TextField } from '../platform/http/bodies/body-fields.decorator.js';
import { commandWith } from '../platform/http/bodies/command-with.js';

const MAX_NOTE = 500;
const MAX_ON_SHELF = 1_000_000;

/** Looked up by the server: the gift that has the name already, if another one does. */
export interface WithNamesake {
  readonly namesake: number | undefined;
}

/** What the books say is on the shelf: read by the handler when its turn has come, unless whoever sends the command knows it. */
export interface WithStock {
  readonly onHand: number;
}

/** Body of POST /api/GiftTypes; Active unless it says otherwise (`decisions.md F18`). */
export class CreateGiftType extends commandWith(giftTypeFormFields)<WithNamesake> {
  @IsOptional()
  @IsIn(giftStatuses)
  status?: string;
}

/** Body of PUT /api/GiftTypes/{id}: the whole gift; a field that is not sent stays as it is. */
export class ReviseGiftType extends commandWith(giftTypeFormFields)<WithNamesake> {
  @IsOptional()
  @IsIn(giftStatuses)
  status?: string;
}

/** Body of PUT /api/GiftTypes/{id}/Status. */
export class ChangeGiftTypeStatus extends Command {
  @IsIn(giftStatuses)
  status!: string;
}

/** Body of POST /api/GiftTypes/{id}/Received: so many came. */
export class ReceiveGiftStock extends Command {
  @IsInt()
  @Min(1)
  @Max(MAX_ON_SHELF)
  quantity!: number;

  @TextField(MAX_NOTE)
  note?: string;
}

/** Body of POST /api/GiftTypes/{id}/Counted: so many are there. */
export class CountGiftStock extends Command<WithStock | undefined> {
  @IsInt()
  @Min(0)
  @Max(MAX_ON_SHELF)
  counted!: number;

  @TextField(MAX_NOTE)
  note?: string;
}

export const giftTypeCommands = [CreateGiftType, ReviseGiftType, ChangeGiftTypeStatus, ReceiveGiftStock, CountGiftStock] as const;
export type AnyGiftTypeCommand = InstanceType<(typeof giftTypeCommands)[number]>;
