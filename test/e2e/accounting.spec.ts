import { addDays } from '../../backend/platform/calendar/day.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import type { Colleague } from './support/colleague.js';
import { eventually } from './support/eventually.js';
import { colleague } from './support/office.js';

let victor: Colleague;
let dana: Colleague;

beforeEach(async () => {
  [victor, dana] = await Promise.all([colleague('accounting-manager'), colleague('executive')]);
});

/** The product is shared: other tests write contracts of the month that is closed here. */
async function reopenAll(): Promise<void> {
  const closed = (await victor.sends('GET', '/api/Contracts/ClosedMonths')) as string[];
  for (const month of closed.toSorted().reverse()) await victor.sends('POST', `/api/Accounting/Months/${month.replace('-', '')}/Reopen`, { reason: 'The test is over' });
}

/** A cell of the sheet by its row and column, from 0; the first row is the month. */
const cell = ({ page }: Colleague, row: number, col: number) => page.locator(`[role="gridcell"][id$="-${row}-${col}"]`);
const COG_AMOUNT = 8;
const lastMonthEnd = () => addDays(`${newYorkDay(new Date()).slice(0, 7)}-01`, -1);

/** A contract of a month that can be closed. */
async function signedBefore() {
  const filters = encodeURIComponent(JSON.stringify([{ field: 'contractStatus', op: 'is', value: 'Signed' }, { field: 'contractDate', op: 'to', value: lastMonthEnd() }]));
  const { rows } = (await victor.sends('GET', `/api/lists/accounting-list?limit=1&filters=${filters}`)) as { rows: { contractId: number; contractDate: string }[] };
  const { contractId, contractDate } = rows[0]!;
  return { contractId, close: () => victor.sends('POST', `/api/Accounting/Months/${contractDate.slice(0, 7).replace('-', '')}/Close`, { reason: 'Known' }) };
}

async function opensSheet(who: Colleague, address = '/admin/accounting'): Promise<void> {
  await who.opens(address, 'Accounting');
  await cell(who, 1, COG_AMOUNT).waitFor();
}

describe('Accounting', () => {
  // In here, before all of them leave the office.
  afterAll(reopenAll);

  it('is written in the cells of its sheet, which others see move, and who missed a change is told at the cell', async () => {
    const signed = '/admin/accounting?contractStatus.is=Signed';
    await Promise.all([opensSheet(victor, signed), opensSheet(dana, signed)]);
    await cell(victor, 1, COG_AMOUNT).click();
    await victor.page.keyboard.type('12x');
    await victor.page.keyboard.press('Enter');
    await victor.page.getByRole('alert').getByText('Enter an amount').waitFor();
    await victor.page.keyboard.press('Backspace');
    await victor.page.keyboard.type('34.5');
    await victor.page.keyboard.press('Enter');
    await eventually(async () => expect(await cell(dana, 1, COG_AMOUNT).innerText()).toBe('1,234.50'));

    await cell(victor, 1, COG_AMOUNT).click();
    await victor.page.keyboard.press('F2');
    await cell(dana, 1, COG_AMOUNT).click();
    await dana.page.keyboard.type('900');
    await dana.page.keyboard.press('Enter');
    await eventually(async () => expect(await cell(dana, 1, COG_AMOUNT).innerText()).toBe('900.00'));
    victor.expectsTrouble(/409/);
    await victor.page.keyboard.press('Control+A');
    await victor.page.keyboard.type('950');
    await victor.page.keyboard.press('Enter');
    await victor.page.getByText(/COG inv amount is 900\.00 by now/).waitFor();
    await victor.page.keyboard.press('Enter');
    await eventually(async () => expect(await cell(dana, 1, COG_AMOUNT).innerText()).toBe('950.00'));
  });

  it('shows a status whole, and with an ellipsis where somebody makes its column too narrow', async () => {
    await opensSheet(victor, '/admin/accounting?contractStatus.is=Accounting%20Complete');
    const words = victor.page.locator('.sheet .status-words').first();
    const cutBy = () => words.evaluate((status) => status.scrollWidth - status.clientWidth);
    const overCell = () => victor.page.locator('.sheet-cell-content:has(.status)').first().evaluate((cell) => cell.scrollWidth - cell.clientWidth);
    await words.waitFor();
    expect([await cutBy(), await overCell()]).toEqual([0, 0]);
    const { userId } = (await victor.sends('GET', '/api/Users/Me')) as { readonly userId: number };
    const narrow = (widths: object) => victor.page.evaluate(`localStorage.setItem('sheet:${userId}:Accounting', '${JSON.stringify({ order: [], hidden: [], widths })}')`);
    await narrow({ contractStatus: 90 });
    await opensSheet(victor, '/admin/accounting?contractStatus.is=Accounting%20Complete');
    await words.waitFor();
    expect(await cutBy()).toBeGreaterThan(0);
    expect(await overCell()).toBe(0);
    await narrow({});
  });

  it('closes a month, and explains what was changed in it since', async () => {
    await victor.opens('/admin/accounting-closing', 'Closing');
    await victor.page.getByRole('button', { name: /^Close / }).click();
    // Pay runs that other tests have prepared are asked about.
    const why = victor.page.getByRole('dialog').getByRole('textbox');
    const close = victor.page.getByRole('button', { name: 'Close', exact: true }).last();
    await close.waitFor();
    if ((await why.count()) > 0) await why.fill('The runs are paid next week');
    await close.click();
    await victor.page.getByRole('button', { name: /^Reopen / }).waitFor();

    // What is rescinded was in no total: it does not stay as it was.
    await opensSheet(victor, '/admin/accounting?contractDate.during=last-month&contractStatus.is=Closed');
    await victor.page.getByText(/^closed \d\d\/\d\d, /).first().waitFor();
    const frozen = await cell(victor, 1, COG_AMOUNT).innerText();
    victor.expectsTrouble(/422/);
    await cell(victor, 1, COG_AMOUNT).click();
    await victor.page.keyboard.type('1.00');
    await victor.page.keyboard.press('Enter');
    const asked = victor.page.getByRole('dialog');
    await asked.getByRole('textbox').fill('Cost booked twice');
    await asked.getByRole('button', { name: 'Change' }).click();
    // The closed month keeps its row and its sum: what was changed is a difference of this month.
    await eventually(async () => expect(await cell(victor, 1, COG_AMOUNT).innerText()).toBe(frozen));
    await opensSheet(victor, '/admin/accounting?contractDate.during=this-month');
    await victor.page.getByText(/^Changed after close of /).first().waitFor();
    await victor.page.getByText(/^Cost booked twice, Victor Lang /).first().waitFor();
    await victor.page.getByText(/^\d+ rows? of contracts, \d+ corrections?$/).waitFor();
    await victor.page.getByRole('group', { name: 'Purchased' }).getByRole('button', { name: 'This month', pressed: true }).waitFor();
    const totals = victor.page.getByRole('region', { name: 'Totals' });
    await totals.getByRole('link', { name: /Changed after close/ }).waitFor();
    await totals.getByText(/^In the sums: .* corrections? of (another month|other months)/).waitFor();

    await victor.opens('/admin/accounting-closing', 'Closing');
    const late = victor.page.getByRole('region', { name: 'Changed after close' }).getByRole('row').filter({ hasText: 'Cost booked twice' });
    expect(await late.innerText()).toMatch(/COG inv amount[\s\S]*1\.00[\s\S]*Victor Lang/);
    await victor.page.getByText('To the cent').waitFor();
    await victor.opens('/admin/accounting-journal', 'Journal');
    await victor.page.getByText('debits equal credits').waitFor();
  });

  it('asks why in the form of a contract that was open when its month was closed, and loses nothing that was typed', async () => {
    await reopenAll();
    const { contractId, close } = await signedBefore();
    await dana.opens(`/admin/contracts-edit/${contractId}`, `Contract ${contractId}`);
    const amount = dana.page.getByLabel('COG amount');
    await amount.fill('777');
    await close();
    dana.expectsTrouble(/422/);
    await dana.page.keyboard.press('Control+Enter');
    await dana.page.getByText(/is closed in the books: please say why/).waitFor();
    expect(await amount.inputValue()).toMatch(/777/);
    await dana.page.getByLabel('Why is this changed?').fill('The invoice came late');
    await dana.page.keyboard.press('Control+Enter');
    await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
    await victor.opens('/admin/accounting-closing', 'Closing');
    const late = victor.page.getByRole('region', { name: 'Changed after close' }).getByRole('row').filter({ hasText: 'The invoice came late' });
    expect(await late.innerText()).toMatch(/777\.00[\s\S]*Dana Kim/);
  });

  it('lets nobody type into the line that a closed month keeps of a contract that left it, and says why', async () => {
    await reopenAll();
    const { contractId, close } = await signedBefore();
    await close();
    const becomes = (contractStatus: string) => dana.sends('PUT', `/api/Contracts/${contractId}/Status`, { contractStatus, reason: 'They thought again' });
    await becomes('Draft');
    await opensSheet(victor, `/admin/accounting?contractId.is=${contractId}`);
    const kept = victor.page.locator('[role="gridcell"][aria-readonly="true"]').first();
    await kept.click();
    await victor.page.keyboard.type('1');
    await victor.page.locator('.tip').getByText(/is closed and keeps this line, but the contract is no longer sold in it/).waitFor();
    expect(await victor.page.locator('.sheet-editor').count()).toBe(0);
    await victor.page.getByText(/^In the sums: 0 contracts sold; 1 no longer sold, on the line of its closed month;/).waitFor();
    await becomes('Signed');
  });
});
