import { randomUUID } from 'node:crypto';
import { employeeFormFields, employeeStatusFields } from '../../events/employees/employee.fields.js';
import { resaleContractFields } from '../../events/resale-contracts/resale-contract.fields.js';
import { tourFormFields } from '../../events/tours/tour.fields.js';
import { newContract } from '../api/new-contract.js';
import type { Colleague } from './support/colleague.js';
import { contractBatches, employeeBatches, tourBatches, unseenOfContract, unseenOfTour, type Batches } from './support/every-field.js';
import { browserOf, newcomer } from './support/newcomer.js';
import { colleague } from './support/office.js';
import { on, seesEach, type Seen } from './support/seen-on-page.js';

let dana: Colleague;
let nora: Colleague;

beforeEach(async () => {
  dana = await colleague('executive');
  nora = await browserOf(await newcomer(dana, ['Contracts_Edit', 'Contracts_Sensitive', 'Tours_Edit', 'Employees_Edit', 'Employees_Detail', 'Settings_Main']));
});

async function follows(url: string, batches: Readonly<Record<string, Readonly<Record<string, Seen>>>>): Promise<void> {
  for (const batch of Object.values(batches)) {
    const body = Object.fromEntries(Object.entries(batch).map(([field, seen]) => [field, seen.to]));
    await seesEach(dana, batch, () => nora.sends('PUT', url, body));
  }
  expect(dana.pageLoads).toBe(1);
}

/** Every field of a table is tried, or there is a reason why it shows on no card. */
function expectEvery(table: object, batches: Batches<string>, unseen: Readonly<Record<string, string>> = {}): void {
  const tried = Object.values(batches).flatMap((batch) => Object.keys(batch));
  expect([...new Set([...tried, ...Object.keys(unseen)])].sort()).toEqual(Object.keys(table).sort());
}

describe('Every field that a colleague changes is seen on an open page without loading it again', () => {
  it('of a contract, whatever the lists show of it', async () => {
    expectEvery(resaleContractFields, contractBatches, unseenOfContract);
    const { contractId } = (await dana.sends('POST', '/api/Contracts/', newContract)) as { contractId: number };
    await dana.opens(`/admin/contracts-detail/${contractId}`, `Contract ${contractId}`);
    await follows(`/api/Contracts/${contractId}`, contractBatches);
  });

  it('of a tour', async () => {
    expectEvery(tourFormFields, tourBatches, unseenOfTour);
    const { tourId } = (await dana.sends('POST', '/api/Tours/', { tourDate: '2026-11-30', scheduledStartTime: '09:00 AM', leadId: 12 })) as { tourId: number };
    await dana.opens(`/admin/tours-detail/${tourId}`, `Tour ${tourId}`);
    await follows(`/api/Tours/${tourId}`, tourBatches);
  });

  it('of an employee, their user too', async () => {
    expectEvery({ ...employeeFormFields, ...employeeStatusFields }, employeeBatches, { userId: 'Needs a user, who is made below.' });
    const name = randomUUID().slice(0, 8);
    const { employeeId } = (await dana.sends('POST', '/api/Employees', { firstName: 'Vera', lastName: name })) as { employeeId: number };
    const { userId } = (await dana.sends('POST', '/api/Users', { firstName: 'Uma', lastName: name, email: `uma-${name}@demo.example`, role: 'Receptionist', homeRoute: '', permissions: [] })) as { userId: number };
    await dana.opens(`/admin/employees-detail/${employeeId}`, `Vera ${name}`);
    await seesEach(dana, { userId: on('Person', 'Signs in as')(userId, `Uma ${name}`) }, () => nora.sends('PUT', `/api/Employees/${employeeId}`, { userId }));
    await follows(`/api/Employees/${employeeId}`, employeeBatches);
    await dana.page.getByRole('heading', { level: 1, name: 'Noor Lindqvist' }).waitFor();
  });
});
