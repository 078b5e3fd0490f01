import type { Colleague } from './support/colleague.js';
import { contractsThatAre, reopened } from './support/contracts.js';
import { colleague } from './support/office.js';
import { edit, history } from './support/screens.js';

let dana: Colleague;
let priya: Colleague;
let contractId: number;
let unused = 3;

beforeEach(async () => {
  [dana, priya] = await Promise.all([colleague('executive'), colleague('sales-administrator')]);
  // Each test has a contract of its own, with terms that are known.
  contractId = (await contractsThatAre('Closed', dana))[unused++]!.contractId;
  await reopened(contractId, dana);
  await dana.sends('PUT', `/api/Contracts/${contractId}`, { depositAmount: '1000.00', depositMadeBy: 'CHECK', fullAmountCollected: 'NO', prePaidMaintFee: '100.00', notes: '' });
  await Promise.all([dana, priya].map((person) => person.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`)));
});

describe('When two people edit the terms of one contract', () => {
  it('and both change the deposit, three values are shown and both people’s changes survive the merge', async () => {
    // Should her change come in after Save, the server says so.
    priya.expectsTrouble(/412/);
    const [hers, mine] = await Promise.all([edit(dana, 'Financial terms'), edit(priya, 'Financial terms')]);
    // Written before Dana saves: over a deposit that she had already seen change, there would be nothing to ask.
    await mine.getByLabel('Deposit', { exact: true }).fill('3,000.00');
    await mine.getByLabel('Notes').fill('Paid at the desk');
    await hers.getByLabel('Deposit', { exact: true }).fill('2,000.00');
    await hers.getByLabel('Prepaid maintenance fee').fill('250.00');
    await hers.getByRole('button', { name: 'Save' }).click();
    await hers.getByRole('button', { name: /^Edit / }).waitFor();

    await mine.getByRole('button', { name: 'Save' }).click();

    const dialog = priya.page.getByRole('dialog');
    await dialog.getByText('Dana Kim changed this contract while you were editing').waitFor();
    const deposit = dialog.getByRole('row', { name: /^Deposit/ });
    expect(await deposit.getByRole('cell').allInnerTexts()).toEqual(['1,000.00', ' 2,000.00', ' 3,000.00'].map((text) => expect.stringContaining(text.trim())));
    await dialog.getByRole('row', { name: /^Prepaid maintenance fee/ }).getByText('250.00, taken').waitFor();
    await deposit.getByRole('radio').last().check();
    await dialog.getByRole('button', { name: 'Save merged' }).click();

    for (const person of [priya, dana]) {
      const bill = person.page.getByRole('region', { name: 'Financial terms' });
      for (const text of ['3,000.00', '250.00', 'Paid at the desk']) await bill.getByText(text, { exact: true }).first().waitFor();
      await history(person).first().getByText('Priya Shah').waitFor();
      await history(person).nth(1).getByText('Dana Kim').waitFor();
    }
  });

  it('the colleague’s change appears at the field with her name, and can be taken', async () => {
    const mine = await edit(priya, 'Financial terms');
    await mine.getByLabel('Deposit', { exact: true }).fill('3,000.00');
    await dana.sends('PUT', `/api/Contracts/${contractId}`, { depositAmount: '2000.00', prePaidMaintFee: '300.00' });

    await mine.getByText(/Dana Kim changed this to 2,000\.00/).waitFor();
    await mine.getByText(/Dana Kim changed this from 100\.00 to 300\.00/).waitFor();
    expect(await mine.getByLabel('Prepaid maintenance fee').inputValue()).toBe('300.00');
    expect(await mine.getByLabel('Deposit', { exact: true }).inputValue()).toBe('3,000.00');
    await mine.getByRole('button', { name: 'Take 2,000.00' }).click();
    expect(await mine.getByLabel('Deposit', { exact: true }).inputValue()).toBe('2,000.00');
  });

  it('and neither touches the other’s fields, both are saved without a question', async () => {
    // Saved before her change had come in, it is refused, merged and sent again.
    priya.expectsTrouble(/412/);
    const mine = await edit(priya, 'Financial terms');
    await mine.getByLabel('Notes').fill('Call before closing');
    await dana.sends('PUT', `/api/Contracts/${contractId}`, { depositAmount: '1500.00' });
    await mine.getByRole('button', { name: 'Save' }).click();

    await mine.getByText('Call before closing').waitFor();
    await mine.getByText('1,500.00', { exact: true }).first().waitFor();
    await history(priya).first().getByText('Priya Shah').waitFor();
  });
});

describe('A form that holds something', () => {
  it('asks before it is left, and says under a field what is wrong with it', async () => {
    const dates = await edit(dana, 'Dates');
    const closing = dates.getByRole('textbox', { name: 'Closing date' });
    await closing.fill('2/30/2026');
    await dates.getByRole('button', { name: 'Save' }).click();
    expect(await closing.getAttribute('aria-invalid')).toBe('true');
    await dana.page.keyboard.press('Escape');
    await dana.page.getByText('Your changes have not been saved.').waitFor();
    await dana.page.getByRole('button', { name: 'Keep editing' }).click();
    expect(await closing.inputValue()).toBe('2/30/2026');
  });

  it('says under the field that an amount is negative, and that a contract would close before it was made', async () => {
    const terms = await edit(dana, 'Financial terms');
    const fee = terms.getByLabel('Prepaid maintenance fee');
    await fee.fill('-5');
    await terms.getByRole('button', { name: 'Save' }).click();
    await terms.getByText('Prepaid maintenance fee cannot be negative').waitFor();
    expect(await fee.getAttribute('aria-invalid')).toBe('true');

    const dates = await edit(priya, 'Dates');
    await dates.getByRole('textbox', { name: 'Contract date' }).fill('11/20/2026');
    await dates.getByRole('textbox', { name: 'Closing date' }).fill('11/19/2026');
    await dates.getByText('The closing date is before the contract date.').waitFor();
    await dates.getByRole('textbox', { name: 'Closing date' }).fill('11/20/2026');
    await dates.getByText('The closing date is before the contract date.').waitFor({ state: 'detached' });
  });
});
