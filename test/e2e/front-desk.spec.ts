import { randomUUID } from 'node:crypto';
import { colleague } from './support/office.js';

const family = `Quimby-${randomUUID().slice(0, 6)}`;
const last4 = String(1000 + Math.floor(Math.random() * 8999));
const phone = `(305) 557-${last4}`;

describe('A receptionist who does not see how leads are reached', () => {
  it('sees what she typed until she leaves the lead, and records an opt-in', async () => {
    const { page } = await colleague('receptionist');
    await page.goto('/admin/leads-new');
    await page.getByLabel('First name', { exact: true }).first().fill('Wilma');
    await page.getByLabel('Last name', { exact: true }).first().fill(family);
    await page.getByLabel('Mobile phone', { exact: true }).fill(phone);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `Wilma ${family}` }).waitFor();
    await page.getByText('with what you typed').waitFor();
    await page.getByRole('link', { name: phone }).waitFor();
    await page.getByRole('button', { name: 'Record opt-in to texts' }).click();
    await page.getByText('Opted in').waitFor();
    const address = page.url();
    await page.getByRole('navigation').first().getByRole('link', { name: 'Tours' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tour Waves' }).waitFor();
    await page.goBack();
    await page.waitForURL(address);
    await page.getByRole('heading', { level: 1, name: `Wilma ${family}` }).waitFor();
    expect(await page.getByText(phone).count()).toBe(0);
  });

  it('is told that a whole number is some lead’s, in the list and while she enters one, and not whose', async () => {
    const { page } = await colleague('receptionist');
    await page.goto('/admin/leads');
    await page.getByRole('searchbox').fill(phone);
    await page.getByText(`A lead has this phone ${phone} already.`).waitFor();
    expect(await page.getByRole('link', { name: `Wilma ${family}` }).count()).toBe(0);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog');
    await palette.getByRole('combobox').fill(phone);
    const told = palette.getByRole('option', { name: new RegExp(`A lead has this phone ${phone.replace(/[()]/g, '\\$&')} already`) });
    await told.waitFor();
    expect(await palette.getByText(family).count()).toBe(0);
    await told.click();
    await page.waitForURL('**/admin/leads?q=*');
    await page.goto('/admin/leads-new');
    await page.getByLabel('Home phone', { exact: true }).first().fill(phone);
    const warning = page.getByText(`A lead has this phone ${phone} already.`);
    await warning.waitFor();
    expect(await page.getByText(family).count()).toBe(0);
    await page.getByLabel('First name', { exact: true }).first().fill('Fred');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Say why this is somebody else').waitFor();
  });
});
