import { colleague } from './support/office.js';
import { eventually } from './support/eventually.js';

it('The form of a lead that a colleague erases closes, and shows nothing of the person any more', async () => {
  const [dana, marcus] = await Promise.all([colleague('executive'), colleague('sales-manager')]);
  const { leadId } = (await dana.sends('POST', '/api/Leads', { firstName: 'Quentina', lastName: 'Vanderspiegel', email: 'quentina@guests.example', country: 'US' })) as { leadId: number };
  await marcus.opens(`/admin/leads-detail/${leadId}`, 'Quentina Vanderspiegel');
  await marcus.page.getByRole('button', { name: 'Edit', exact: true }).click();
  await marcus.page.getByLabel('City').first().fill('Quentinaville');

  await dana.sends('POST', `/api/Leads/${leadId}/Erase`, {});

  await marcus.page.getByText(/Nobody can read any more who it was/).waitFor();
  await marcus.page.getByLabel('City').first().waitFor({ state: 'detached' });
  const typed = () => marcus.page.locator('input, textarea').evaluateAll((boxes) => boxes.map((box) => (box as unknown as { readonly value: string }).value).join(' '));
  await eventually(async () => expect(`${await marcus.page.locator('main').innerText()} ${await typed()}`).not.toMatch(/quentina|vanderspiegel/i));
});
