import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';

/** Past every integer of the database, and past what JavaScript writes without an exponent. */
const NUMBERS = ['2147483648', '99999999999999999999', '9'.repeat(40), '-1', '0'];

describe('a number that no record can have', () => {
  let app: TestApp;
  let executive: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    executive = await app.signIn('executive');
  });
  afterAll(() => app.stop());

  it.each([
    '/api/Contracts/:id',
    '/api/Contracts/:id/History',
    '/api/Tours/:id',
    '/api/Tours/:id/History',
    '/api/Users/:id',
    '/api/Users/:id/History',
    '/api/Members/:id',
    '/api/PointLedgers/:id/History',
    '/api/EpicAdvantageContracts/ForMember/:id',
    '/api/Operations/Requests/:id',
    '/api/Tours/ForLead/:id',
  ])('is no fault of the server: GET %s', async (route) => {
    for (const number of NUMBERS) {
      const { status } = await executive.fetch(route.replace(':id', number));
      expect([number, status < 500]).toEqual([number, true]);
    }
  });

  it.each([
    ['/api/EpicAdvantageContracts/:id/Payment', { paymentReferenceId: 'P-1' }],
    ['/api/EpicAdvantageContracts/:id/Release', { reason: 'Called off' }],
    ['/api/PointLedgers/:id/Reverse', { note: 'Wrong' }],
  ])('is no fault of the server: POST %s', async (route, body) => {
    for (const number of NUMBERS) {
      const { status } = await executive.fetch(route.replace(':id', number), { method: 'POST', body });
      expect([number, status >= 400 && status < 500]).toEqual([number, true]);
    }
  });
});
