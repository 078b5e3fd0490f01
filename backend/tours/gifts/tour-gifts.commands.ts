import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { Command } from '../../platform/commands/command.js';
import { RequiredTextField, TextField } from '../../platform/http/bodies/body-fields.decorator.js';
import { LooseWhole } from '../../platform/http/bodies/loose-values.js';

const MAX_NAME = 200;
const MAX_NOTE = 500;
const MAX_NUMBER = 2_147_483_647;

/** More of one gift at once is a slip of the finger. */
export const MOST_AT_ONCE = 99;

/** A gift as the catalogue has it. */
export interface CatalogueGift {
  readonly giftTypeId: number;
  readonly giftName: string;
  readonly status: string;
  readonly cost: string | null;
}

/** Looked up by the server: what the catalogue has of the gifts that a body names. */
export interface WithGiftTypes {
  readonly giftTypes: readonly CatalogueGift[];
}

/** Body of POST /api/Tours/{id}/Gifts; one of them unless it says how many. */
export class GiveGift extends Command<WithGiftTypes> {
  @LooseWhole()
  @IsInt()
  @Min(1)
  @Max(MAX_NUMBER)
  giftTypeId!: number;

  @IsOptional()
  @LooseWhole()
  @IsInt()
  @Min(1)
  @Max(MOST_AT_ONCE)
  quantity?: number;

  @TextField(MAX_NOTE)
  note?: string;
}

/** Body of POST /api/Tours/{id}/Gifts/TakeBack: by its name, as gifts of the old system have nothing else. */
export class TakeBackGift extends Command {
  @RequiredTextField(MAX_NAME)
  giftName!: string;

  @IsOptional()
  @LooseWhole()
  @IsInt()
  @Min(1)
  @Max(MOST_AT_ONCE)
  quantity?: number;

  @TextField(MAX_NOTE)
  note?: string;
}

/** Body of POST /api/GiftLedgers (`decisions.md F17`): a gift of a tour; who and when the server knows. */
export class IssueGift {
  @LooseWhole()
  @IsInt()
  @Min(1)
  @Max(MAX_NUMBER)
  giftTypeId!: number;

  @LooseWhole()
  @IsInt()
  @Min(1)
  @Max(MOST_AT_ONCE)
  qty!: number;

  @LooseWhole()
  @IsInt()
  @Min(1)
  @Max(MAX_NUMBER)
  tourId!: number;

  @TextField(MAX_NOTE)
  note?: string;
}

export const tourGiftCommands = [GiveGift, TakeBackGift] as const;
