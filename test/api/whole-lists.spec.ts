import { jest } from '@jest/globals';
import { EmployeeAdded } from '../../events/employees/employee.events.js';
import { EventStore } from '../../events/store/event-store.js';
import { ChangeFeed } from '../../projections/engine/changes/change-feed.js';
import { happened } from '../support/happened.js';
import { administrator, startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const marks = { isSalesRep: 'Yes', isSalesManager: 'No', isSeniorSalesManager: 'No', isToRep: 'No', isMarketingRep: 'No' };

/** A position that no list has come to yet. */
const AHEAD = '9'.repeat(20);

describe('A whole list', () => {
  let app: TestApp;
  let reader: SignedIn;
  let employees = 0;

  beforeAll(async () => {
    app = await startApp();
    reader = await app.signIn(administrator.email);
  }, 120_000);

  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  async function somebodyIsAdded(lastName: string): Promise<string> {
    const employeeId = 9_200 + ++employees;
    const added = EmployeeAdded({ ...marks, employeeId, firstName: 'Olga', lastName, fullName: `Olga ${lastName}`, userId: 0 });
    return happened(app.nest.get(EventStore), `employee-${employeeId}`, added);
  }

  it.each([
    ['as a documented call', '/api/Employees', 'Documented'],
    ['for the forms', '/api/Employees/SalesReps', 'Offered'],
    ['as a file', '/api/lists/employee-list/export', 'Exported'],
  ])('%s is not read before it shows what its reader has just saved', async (_, path, lastName) => {
    const feed = app.nest.get(ChangeFeed);
    const wait = feed.waitFor.bind(feed);
    const waits = jest.spyOn(feed, 'waitFor').mockImplementation(async (list) => wait(list, await somebodyIsAdded(lastName), 20_000));
    const answer = await (await reader.fetch(path, { headers: { 'X-Min-Position': AHEAD } })).text();
    expect(waits).toHaveBeenCalledWith('employee-list', AHEAD, expect.any(Number));
    expect(answer).toContain(`Olga ${lastName}`);
  });

  it('is read at once by who waits for nothing', async () => {
    const waits = jest.spyOn(app.nest.get(ChangeFeed), 'waitFor');
    await reader.get('/api/Employees');
    expect(waits).not.toHaveBeenCalled();
  });
});
