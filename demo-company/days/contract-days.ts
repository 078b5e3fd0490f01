import { Decimal } from 'decimal.js';
import type { ResaleContractFacts } from '../../events/resale-contracts/resale-contract-facts.js';
import { ResaleContractImported } from '../../events/resale-contracts/resale-contract.events.js';
import { inProgressStatuses } from '../../events/resale-contracts/resale-contract.enums.js';
import { addDays } from '../../backend/platform/calendar/day.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { lastDayToRescind } from '../../events/resale-contracts/rescission.rules.js';
import { commandOf } from '../../backend/platform/commands/command.js';
import { ResaleContractCommand } from '../../backend/resale-contracts/resale-contract.handlers.js';
import { TellContractIsGood } from '../../backend/resale-contracts/resale-contract.commands.js';
import { blocksUpdate, newContractDefaults } from '../../backend/resale-contracts/resale-contract-dates.rules.js';
import type { CompanyBefore } from './export/company-before.js';
import { Chance } from './chance.js';
import { ContractFile } from './contract-file.js';
import { costOfGoods, income, negotiation, type Save } from './contract-moves.js';
import type { Deed } from './papers/deed.js';
import { signedOnScreen } from './papers/signing-days.js';
import { AFTER_HOURS, momentOf, StoryTime } from './work-days.js';

const SEED = 1042;
const clock = { kind: 'system', id: 'tell-contract-is-good', name: 'Rescission period over' } as const;
/** Not all of them in the first weeks. */
const LATEST_START = 28;
/** Working days before the end of them. */
const SIGNED_ANEW = 4;
/** The file that everybody had on their desk. */
const LONG_STORY = 60;

/** Contracts are bargained over, signed, closed, now and then reopened, rescinded and canceled. */
export function contractDays(company: CompanyBefore, days: readonly string[]): Deed[] {
  const files = company.all(ResaleContractImported).flatMap(({ data, metadata }) => {
    const chance = new Chance(SEED + data.contractId);
    const time = StoryTime.after(newYorkDay(new Date(metadata.occurredAt)), days, chance);
    return isOrdinary(data.facts) ? [new ContractFile(data.contractId, data.facts, time, chance)] : [];
  });
  const inProgress = files.filter(({ now }) => (inProgressStatuses as readonly string[]).includes(now.contractStatus ?? ''));
  const closed = files.filter(({ now }) => now.contractStatus === 'Closed');
  const longest = inProgress.find(({ now }) => now.contractStatus === 'Preparing To Close');
  const merged = inProgress.find((file) => file.now.contractStatus === 'Signed');
  if (merged) savedByTwo(merged);
  const onScreen = inProgress.filter((file, index) => file !== longest && file !== merged && isSignable(file, index));
  inProgress.forEach((file, index) => (file === longest ? longStory(file) : onScreen.includes(file) ? bargainedAtOnce(file) : bargained(file, index)));
  signedOnScreen(onScreen);
  inProgress.filter((file) => file !== longest && !onScreen.includes(file)).forEach((file) => signedAnew(file, days));
  closed.forEach(settled);
  return [...files.flatMap(({ deeds }) => deeds), ...goodByThen(company, days.at(-1)!)];
}

/** No clock ran in the days before the first start. */
function goodByThen(company: CompanyBefore, lastDay: string): Deed[] {
  return company.all(ResaleContractImported).map(({ data: { contractId } }) => ({
    name: `contract ${contractId}, whether it is good`,
    at: momentOf(lastDay, AFTER_HOURS),
    by: clock,
    sending: () => new ResaleContractCommand(contractId, commandOf(TellContractIsGood, {})),
  }));
}

/** Sold from inventory, with its dates and a price: what is odd in the old rows stays as it was imported. */
export function isOrdinary(facts: ResaleContractFacts): boolean {
  const { contractDate = null, fundsEscrowByDate = null, sellerSignBy = null, closingDate = null } = facts;
  return facts.contractType === 'Inventory' && Boolean(facts.purchasePrice) && blocksUpdate({ contractDate, fundsEscrowByDate, sellerSignBy, closingDate }).length === 0;
}

function longStory(file: ContractFile): void {
  for (let saves = 0; saves < LONG_STORY; saves++) file.save(file.chance.one(negotiation)(file), file.chance.happens(50) ? 0 : 1);
}

/** Two had it open at once: the second took over what the first had saved meanwhile. */
function savedByTwo(file: ContractFile): void {
  file.save({ by: 'sales-manager', terms: { purchasePrice: new Decimal(file.now.purchasePrice!).minus(150).toFixed(2) }, reason: 'The owner came down' }, 2);
  file.save({ by: 'closing-manager', terms: { closingDate: addDays(file.now.closingDate!, 5) }, reason: 'Merged with the price that Marcus Reyes saved meanwhile' }, 0);
}

/** Some days of bargaining, then what becomes of it. */
function bargained(file: ContractFile, index: number): void {
  file.time.wait(LATEST_START);
  for (const move of file.chance.some(negotiation, file.chance.whole(3, 7))) file.save(move(file), 4);
  if (index % 9 === 4) return file.becomes('Rescinded', 'executive', 'Rescinded by letter within the ten days');
  if (index % 9 === 7) return file.becomes('Canceled', 'executive', 'The buyer’s loan was refused');
  if (index % 3 === 0) forward(file);
}

/** Before anything of it was signed, and not among those that other stories need. */
function isSignable({ now }: ContractFile, index: number): boolean {
  return ['Draft', 'Documents Generated'].includes(now.contractStatus ?? '') && ![4, 7].includes(index % 9);
}

/** Agreed within days, so that there is time left to sign. */
function bargainedAtOnce(file: ContractFile): void {
  file.time.wait(LATEST_START / 2);
  for (const move of file.chance.some(negotiation, 2)) file.save(move(file), 3);
}

/** New terms begin the buyer's days to rescind again: some end this week. */
function signedAnew(file: ContractFile, days: readonly string[]): void {
  const contractDate = days.at(-SIGNED_ANEW)!;
  const goesOn = (inProgressStatuses as readonly string[]).includes(file.now.contractStatus ?? '');
  if (!goesOn || lastDayToRescind({ ...file.now, contractDate }) === null) return;
  file.time.towardsTheEnd(SIGNED_ANEW);
  const { fundsEscrowByDate, sellerSignBy, closingDate } = newContractDefaults(contractDate);
  file.save({ by: 'sales-administrator', terms: { contractDate, fundsEscrowByDate, sellerSignBy, closingDate }, reason: 'The buyers came back and signed at the new price' }, 1);
}

const steps = ['Draft', 'Documents Generated', 'Signed', 'Preparing To Close', 'Closed'] as const;

/** One or two steps on the usual way. */
function forward(file: ContractFile): void {
  const at = steps.findIndex((status) => status === file.now.contractStatus);
  for (const status of steps.slice(at + 1, at + 1 + file.chance.whole(1, 2))) file.becomes(status, status === 'Closed' ? 'closing-manager' : 'sales-administrator');
  if (file.now.contractStatus === 'Signed') file.paid('Down Payment Paid', 'sales-administrator');
}

/** Figures are put right, books are closed; one in eight was closed too early. */
function settled(file: ContractFile): void {
  if (file.chance.happens(12)) {
    file.becomes('Preparing To Close', 'executive', 'The deed was recorded with the wrong week', 20);
    file.save({ by: 'closing-manager', terms: { useWeek: String(file.chance.whole(1, 52)) }, reason: 'As on the recorded deed' }, 3);
    return file.becomes('Closed', 'closing-manager', undefined, 3);
  }
  file.save(explained(costOfGoods(file)), 25);
  if (file.chance.happens(40)) file.save(explained(income(file)), 10);
  if (file.chance.happens(20)) file.plan('closing-manager', 4, (desk) => desk.deed(file.contractId));
  if (file.chance.happens(60)) file.becomes('Accounting Complete', 'executive', 'Deposit and fees agree with the bank', 12);
}

/** A closed contract is not changed without saying why. */
function explained(save: Save): Save {
  return { reason: 'Books put right', ...save };
}
