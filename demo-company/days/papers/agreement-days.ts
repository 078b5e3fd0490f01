import { ChangeListingStatus } from '../../../backend/inventory/inventory.commands.js';
import { inventory } from '../../../backend/inventory/inventory.js';
import { commandOf } from '../../../backend/platform/commands/command.js';
import { InventoryCommand } from '../../../backend/inventory/inventory.handlers.js';
import { Chance } from '../chance.js';
import type { Deed } from './deed.js';
import { agreementPaper } from './paper-to-sign.js';
import { SigningFile } from './signing-file.js';
import { StoryFile } from '../story-file.js';
import { StoryTime } from '../work-days.js';

const SEED = 53;
/** It was sent this week or the last one: a link is good for two weeks. */
const LAST_DAYS = 6;

/** An agreement on its way to its owner's phone. */
interface OnPhone {
  readonly listing: string;
  readonly file: StoryFile;
  readonly document: SigningFile;
}

/** By the listing's place among those of the days. The last of them is with its owner still; the others come back on paper. */
const stories: ReadonlyMap<number, (agreement: OnPhone) => void> = new Map([[0, signed], [2, signed], [3, declined], [6, signed], [11, waits]]);

/** @returns what becomes of an agreement that is signed on a phone; nothing for one on paper. @param days from the one on which the owner came */
export function agreementOnPhone(index: number, listing: string, days: readonly string[]): Deed[] | undefined {
  const story = stories.get(index);
  if (!story) return undefined;
  const file = new StoryFile(`${listing} agreement`, 'Inventory_Edit', StoryTime.after(days[0]!, days, new Chance(SEED + index)));
  story({ listing, file, document: new SigningFile(file, agreementPaper(listing), ['seller']) });
  return file.deeds;
}

function signed({ listing, file, document }: OnPhone): void {
  document.isSent();
  document.isSignedByAll();
  const available = commandOf(ChangeListingStatus, { listingStatus: 'Available', reason: 'The owner has signed the listing agreement' });
  file.plan('inventory-manager', 0, async (desk) => new InventoryCommand(await desk.number(inventory.category, listing), available));
}

function declined({ document }: OnPhone): void {
  document.isSent();
  document.isDeclined('seller', 'We want to think about the price once more');
}

function waits({ file, document }: OnPhone): void {
  file.time.towardsTheEnd(LAST_DAYS);
  document.isSent();
}
