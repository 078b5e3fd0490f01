import { jest } from '@jest/globals';
import { ProjectionEngine } from '../../projections/engine/projection-engine.js';
import type { LeadErasure } from '../../backend/leads/erasure/lead-erasure.js';
import { eventually } from '../faults/support/eventually.js';
import { patient } from '../support/patient.js';
import { administrator, startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const REQUESTS = 12;
const SLOW = 240_000;

describe(`${REQUESTS} people who ask to be forgotten at the same time`, () => {
  let app: TestApp;
  let admin: SignedIn;
  const leadIds: number[] = [];

  beforeAll(async () => {
    app = await startApp();
    admin = patient(await app.signIn(administrator.email));
    for (let one = 0; one < REQUESTS; one++) {
      const answer = await admin.fetch('/api/Leads', { method: 'POST', body: { firstName: `Together${one}q`, mobilePhone: `(863) 555-01${20 + one}` } });
      leadIds.push(((await answer.json()) as { leadId: number }).leadId);
    }
  }, SLOW);

  afterAll(() => app.stop(), SLOW);

  it('are each proved by themselves, and the lists are built anew for all of them, not for each', async () => {
    const engine = app.nest.get(ProjectionEngine);
    const asked = jest.spyOn(engine, 'requestRebuilds');
    await Promise.all(leadIds.map((leadId) => admin.fetch(`/api/Leads/${leadId}/Erase`, { method: 'POST', body: {} })));
    const proofs = () => Promise.all(leadIds.map(async (leadId) => (await admin.get<{ erasure: LeadErasure | null }>(`/api/Leads/${leadId}`)).erasure?.proof));
    await eventually('all proofs', async () => (await proofs()).every(Boolean), SLOW / 2);
    for (const proof of await proofs()) expect(proof).toMatchObject({ found: [], unsealed: 0 });
    const rounds = asked.mock.calls.filter(([names]) => names.includes('lead-list')).length;
    // Each turn takes whoever waits by then: how many that are goes by how fast they come.
    expect(rounds).toBeGreaterThan(0);
    expect(rounds).toBeLessThanOrEqual(leadIds.length / 2);
  }, SLOW);
});
