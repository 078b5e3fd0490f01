import type { CommissionReport } from '../../backend/commission/report/commission-report.dto.js';
import { weeklyPayDates } from '../../backend/commission/rules/pay-dates.rules.js';
import { dayInWords } from '../../backend/platform/calendar/day.rules.js';
import { payPeriod } from '../../backend/platform/calendar/pay-period.rules.js';
import { newYorkDay } from '../../events/kernel/new-york-day.js';
import { latestWeeks, pays, payWeeks } from '../support/pay-weeks.js';
import type { Colleague } from './support/colleague.js';
import { browserOf, newcomer } from './support/newcomer.js';
import { colleague } from './support/office.js';
import { edit } from './support/screens.js';

const REPORT = 'sales-executive-weekly';
const WITH_TO = 'Sales managers with a TO are left out';

/** The demo's days end today, whenever that is: a contract is in another week tomorrow. */
const payDates = weeklyPayDates(newYorkDay(new Date()));
const screenOf = (payDate: string) => ({ path: `/admin/commission?report=${REPORT}&payDate=${payDate}`, title: `Sales Executive Weekly, ${dayInWords(payDate)}` });

/** The week that pays contract 1097. */
async function weekOf(reader: Colleague): Promise<{ readonly path: string; readonly title: string }> {
  const { contractDate } = (await reader.sends('GET', '/api/Contracts/1097')) as { readonly contractDate: string };
  return screenOf(payDates.find((day) => payPeriod('week', day).from <= contractDate && contractDate <= payPeriod('week', day).to)!);
}

/** @returns whether the first who is paid has no part in some contract of the week */
function paysApart({ lines }: CommissionReport): boolean {
  const first = lines.find(({ commission }) => Number(commission) > 0);
  return first !== undefined && lines.some((line) => lines.every(({ employeeId, contractId }) => employeeId !== first.employeeId || contractId !== line.contractId));
}

/** Two weeks in a row of which neither is paid; the first pays contracts, of more than one person. */
async function unpaidWeeks(reader: Colleague): Promise<[string, string]> {
  const weeks = await payWeeks(async (path) => (await reader.sends('GET', path)) as CommissionReport);
  const [first, second] = latestWeeks(weeks, 2, (own, next) => own!.run === null && next!.run === null && pays(own!) && paysApart(own!));
  return [first!.payDate, second!.payDate];
}

/** A week in which a manager sold with a TO. */
async function weekWithTo(reader: Colleague): Promise<{ readonly path: string; readonly title: string; readonly count: number }> {
  for (const payDate of payDates) {
    const { leftOut } = (await reader.sends('GET', `/api/Commission/${REPORT}?payDate=${payDate}`)) as Pick<CommissionReport, 'leftOut'>;
    if (leftOut.some(({ reason }) => reason.startsWith(WITH_TO))) return { ...screenOf(payDate), count: leftOut.length };
  }
  throw new Error('No manager has sold with a TO');
}

describe('The commission of a week', () => {
  /** The pay date of the run that is paid here, and the next one. */
  let week: string;
  let after: string;

  it('opens on the newest pay period with lines, says so, and leaves the coming one to be chosen', async () => {
    const victor = await colleague('accounting-manager');
    await victor.page.setViewportSize({ width: 960, height: 800 });
    await victor.page.goto('/admin/commission');
    const title = victor.page.getByRole('heading', { level: 1, name: /^Sales Executive Weekly, \d\d\/\d\d\/\d{4}$/ });
    await title.waitFor();
    // What others have sold this week may all be held or left out, which the page says in place of lines.
    await victor.page.locator('.commission-lines tbody tr, .commission-lines .notice').first().waitFor();
    const [opened, coming] = [(await title.innerText()).slice(-10), dayInWords(payDates[0]!)];
    expect(await victor.page.getByText(`${coming} has none of its own yet`).count()).toBe(opened === coming ? 0 : 1);
    await victor.page.getByLabel('Pay period', { exact: true }).selectOption({ label: coming });
    await victor.page.getByRole('heading', { level: 1, name: `Sales Executive Weekly, ${coming}` }).waitFor();
    expect(await victor.page.getByText(/the newest pay period with lines/).count()).toBe(0);
    // Its days may be over before its pay date is.
    const { to } = payPeriod('week', payDates[0]!);
    await victor.page.getByRole('region', { name: 'Pay run' }).getByText(newYorkDay(new Date()) > to ? 'Not prepared' : `The pay period ends ${dayInWords(to).slice(0, 5)}`).waitFor();
    expect(await victor.page.getByRole('navigation', { name: 'Pages of this area' }).evaluate((tabs) => tabs.scrollWidth - tabs.clientWidth)).toBe(0);
    await victor.page.setViewportSize({ width: 1280, height: 800 });
  });

  it('says of each line why, and moves when a colleague changes the contract', async () => {
    const [dana, victor] = await Promise.all([colleague('executive'), colleague('accounting-manager')]);
    // Other tests write contracts that are closed as well.
    const contract = (await dana.sends('GET', '/api/Contracts/1097')) as { readonly purchasePrice: string };
    const putsDown = (share: number) => dana.sends('PUT', '/api/Contracts/1097', { ...contract, fullAmountCollected: 'NO', depositAmount: (Number(contract.purchasePrice) * share).toFixed(2), reason: 'A deposit came in' });
    await putsDown(0.3);
    const { path, title } = await weekOf(victor);
    await victor.opens(path, title);
    const line = victor.page.getByRole('row').filter({ has: victor.page.getByRole('link', { name: '1097', exact: true }) });
    await line.getByRole('button', { name: 'Why 7% for contract 1097' }).click();
    const why = victor.page.getByRole('complementary', { name: 'Why 7% of contract 1097' });
    await why.getByText('7%, a quarter put down holds').waitFor();
    await why.getByText('30% put down').first().waitFor();

    await putsDown(0.5);
    await line.getByRole('button', { name: 'Why 8% for contract 1097' }).waitFor();
    await victor.page.getByRole('complementary', { name: 'Why 8% of contract 1097' }).getByText('50% put down').first().waitFor();
  });

  it('lists what is left out with its reason, and asks for a pay period where none is chosen', async () => {
    const victor = await colleague('accounting-manager');
    const { path, title, count } = await weekWithTo(victor);
    await victor.opens(path, title);
    await victor.page.getByRole('button', { name: `Left out ${count}`, exact: true }).click();
    await victor.page.getByRole('row').filter({ hasText: WITH_TO }).first().waitFor();
    await victor.page.getByRole('combobox', { name: 'Pay period' }).selectOption('');
    await victor.page.getByRole('alert').filter({ hasText: 'Please select a pay period.' }).waitFor();
    await victor.page.getByRole('link', { name: 'Manager Weekly VPG' }).click();
    await victor.page.getByRole('alert').filter({ hasText: /This report is not available\..*No rule/ }).waitFor();
  });

  it('is prepared, approved and paid; who looks on sees each step, and the lines stand', async () => {
    const [dana, victor] = await Promise.all([colleague('executive'), colleague('accounting-manager')]);
    [week, after] = await unpaidWeeks(victor);
    await Promise.all([dana, victor].map((person) => person.opens(screenOf(week).path, screenOf(week).title)));
    await victor.page.getByRole('region', { name: 'Pay run' }).getByText(/^(Not prepared|The pay period ends )/).waitFor();
    const steps = [
      ['Prepare…', 'Prepare pay run', 'Prepared'],
      ['Approve…', 'Approve pay run', 'Approved'],
      ['Mark as paid…', 'Mark as paid', 'Paid'],
    ] as const;
    for (const [button, confirms, status] of steps) {
      await dana.page.getByRole('button', { name: button, exact: true }).click();
      await dana.page.getByRole('button', { name: confirms, exact: true }).click();
      for (const { page } of [dana, victor]) await page.getByRole('region', { name: 'Pay run' }).locator('[aria-current]').filter({ hasText: status }).waitFor();
    }
    await victor.page.getByRole('region', { name: 'Pay run' }).getByText(`paid ${dayInWords(week)}, by Dana Kim`).waitFor();
    await victor.page.getByText('frozen', { exact: true }).waitFor();

    // Nobody whom it pays signs in yet: the dialog says so of each, and mails nothing.
    await dana.page.getByRole('button', { name: 'Mail statements…' }).click();
    const dialog = dana.page.getByRole('dialog');
    await dialog.getByText('No active user signs in as this employee').first().waitFor();
    expect(await dialog.getByRole('button', { name: 'Mail statements', exact: true }).isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  it('shows on the next run what a paid contract has come to, with its cause, and nothing once that is undone', async () => {
    const [dana, victor] = await Promise.all([colleague('executive'), colleague('accounting-manager')]);
    const run = (await dana.sends('GET', `/api/Commission/${REPORT}?payDate=${week}`)) as CommissionReport;
    const { contractId } = run.lines.find(({ kind, commission }) => kind === 'resale' && Number(commission) > 0)!;
    const contract = (await dana.sends('GET', `/api/Contracts/${contractId}`)) as { readonly purchasePrice: string };
    const costs = (purchasePrice: string) => dana.sends('PUT', `/api/Contracts/${contractId}`, { ...contract, purchasePrice, reason: 'The buyer said so' });
    await victor.opens(screenOf(after).path, screenOf(after).title);
    const row = victor.page.getByRole('row').filter({ has: victor.page.getByRole('link', { name: String(contractId), exact: true }) });
    await costs((Number(contract.purchasePrice) + 500).toFixed(2));
    await row.filter({ hasText: /^.*Purchase price .* → .*paid .*, due / }).waitFor();
    await row.getByRole('link', { name: `Pay run of ${dayInWords(week)}` }).waitFor();
    await victor.page.getByRole('region', { name: 'Totals' }).getByText('1 adjustment of earlier runs').waitFor();
    await costs(contract.purchasePrice);
    await row.waitFor({ state: 'detached' });
  });

  it('says of each reserve what moved it', async () => {
    const victor = await colleague('accounting-manager');
    await victor.opens('/admin/commission-reserves', 'Reserves');
    await victor.page.getByRole('region', { name: 'Reserves by employee' }).getByRole('link').first().click();
    await victor.page.getByRole('link', { name: `Pay run of ${dayInWords(week)}` }).first().waitFor();
    await victor.page.getByRole('cell', { name: 'Withheld' }).first().waitFor();
  });

  it('takes a question at a line, shows that it is open, and how it was settled', async () => {
    const [dana, victor] = await Promise.all([colleague('executive'), colleague('accounting-manager')]);
    const { path, title } = await weekOf(dana);
    await dana.opens(path, title);
    await dana.page.getByRole('button', { name: /^Why .* for contract 1097$/ }).click();
    const thread = (page: typeof dana.page) => page.getByRole('region', { name: 'Questions about this line' });
    await thread(dana.page).getByLabel('What is wrong with it?').fill('The wire came on Wednesday');
    await thread(dana.page).getByRole('button', { name: 'Send' }).click();
    await dana.page.getByText('Question open').waitFor();
    await victor.opens('/admin/commission-disputes', 'Questions');
    const wide = victor.page.viewportSize()!;
    await victor.page.setViewportSize({ width: 390, height: 844 });
    await victor.page.getByText('The wire came on Wednesday').filter({ visible: true }).waitFor();
    expect(await victor.page.locator('.disputes-list .figures-scroll').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await victor.page.setViewportSize(wide);
    await victor.page.getByRole('link', { name: 'Contract 1097' }).click();
    await thread(victor.page).getByText('The wire came on Wednesday').waitFor();
    await thread(victor.page).getByLabel('Answer').fill('The bank says so too');
    await thread(victor.page).getByRole('button', { name: 'Settle' }).click();
    await thread(dana.page).getByText('The bank says so too').waitFor();
    await dana.page.getByText('Question open').waitFor({ state: 'detached' });
    await thread(dana.page).getByRole('button', { name: 'Ask again' }).waitFor();
    expect(await thread(dana.page).getByText('Answer', { exact: true }).count()).toBe(0);
  });

  it('is tried by other rates before they hold: by person, adding up, and nothing is saved', async () => {
    const dana = await colleague('executive');
    await dana.opens('/admin/company-settings?part=commission', 'Company settings');
    const holding = await dana.sends('GET', '/api/CompanySettings/CommissionRates');
    const rates = await edit(dana, 'Commission rates');
    const wide = dana.page.viewportSize()!;
    for (const width of [390, 1180]) {
      await dana.page.setViewportSize({ ...wide, width });
      const tops = await Promise.all(['volume', 'bonus'].map(async (part) => (await rates.getByLabel(`Band 2, ${part}`).boundingBox())!.y));
      expect(tops[0]).toBe(tops[1]);
    }
    await dana.page.setViewportSize(wide);
    const halfDown = rates.getByLabel('Half put down');
    const tries = async (rate: string) => {
      await halfDown.fill(rate);
      await dana.page.getByRole('button', { name: 'Try it' }).click();
    };
    await tries('101');
    await dana.page.getByText('Half put down is from 0 to 100 percent').first().waitFor();
    await tries('10');
    const tried = dana.page.getByRole('dialog', { name: 'The last twelve months by these rates' });
    const people = tried.getByRole('group', { name: 'By employee' });
    await people.locator('tbody').getByText(/^\+\d/).first().waitFor();
    const sumOf = async (group: string) => (await tried.getByRole('group', { name: group }).locator('tfoot tr').innerText()).replace('Total', '');
    expect(await sumOf('By employee')).toBe(await sumOf('By report'));
    await tried.getByRole('button', { name: 'Close' }).last().click();
    // What was typed is still there, and holds for nobody.
    expect(Number(await halfDown.inputValue())).toBe(10);
    expect(await dana.sends('GET', '/api/CompanySettings/CommissionRates')).toEqual(holding);
  });

  it('is shown to the rep whom it pays in My account, once the company wants that, and to nobody else', async () => {
    const dana = await colleague('executive');
    const { lines } = (await dana.sends('GET', `/api/Commission/${REPORT}?payDate=${week}`)) as CommissionReport;
    const { employeeId, employeeName, contractId } = lines.find(({ commission }) => Number(commission) > 0)!;
    const own = new Set(lines.filter((line) => line.employeeId === employeeId).map((line) => line.contractId));
    const other = lines.find((line) => !own.has(line.contractId))!;
    const rep = await browserOf(await newcomer(dana));
    const { userId } = (await rep.sends('GET', '/api/Users/Me')) as { readonly userId: number };
    const employee = (await dana.sends('GET', `/api/Employees/${employeeId}`)) as object;
    await dana.sends('PUT', `/api/Employees/${employeeId}`, { ...employee, userId });
    try {
      const card = rep.page.getByRole('region', { name: 'My commission' });
      const answered = rep.page.waitForResponse(/\/api\/Commission\/Mine$/);
      await rep.opens('/admin/my-account', 'My account');
      await answered;
      expect(await card.count()).toBe(0);
      await dana.sends('PUT', '/api/CompanySettings/CommissionRates', { repsSeeOwn: 'Yes' });
      await rep.opens('/admin/my-account', 'My account');
      await card.getByText(`as ${employeeName}`).waitFor();
      await card.getByRole('combobox', { name: 'Pay period' }).selectOption(week);
      await card.getByRole('row').filter({ has: rep.page.getByRole('cell', { name: String(contractId), exact: true }) }).first().waitFor();
      expect(await card.getByRole('cell', { name: String(other.contractId), exact: true }).count()).toBe(0);
      await card.getByRole('link', { name: `PDF statement, Sales Executive Weekly, ${dayInWords(week)}` }).waitFor();
      rep.expectsTrouble(/403/);
      await expect(rep.sends('GET', `/api/Commission/${REPORT}?payDate=${week}`)).rejects.toThrow(/403/);
    } finally {
      await dana.sends('PUT', '/api/CompanySettings/CommissionRates', { repsSeeOwn: 'No' });
      await dana.sends('PUT', `/api/Employees/${employeeId}`, { ...employee, userId: null });
    }
  });
});
