import type { PointsTold } from '../../backend/points/points-story.js';
import { startApp, type SignedIn, type TestApp } from '../support/start-app.js';
import { somebody } from './access/people.js';

const MEMBER = 545;
const URL = `/api/EpicAdvantageContracts/ForMember/${MEMBER}/Account/History`;

describe("A member's points, for the member's history", () => {
  let app: TestApp;
  let dana: SignedIn;

  beforeAll(async () => {
    app = await startApp({ demo: true });
    dana = await app.signIn('executive');
  }, 120_000);
  afterAll(() => app.stop());

  const story = () => dana.get<readonly PointsTold[]>(URL);

  it('are told at once, newest first, each by who did it', async () => {
    const before = await story();
    expect(before.map(({ title }) => title)).toEqual(expect.arrayContaining([expect.stringMatching(/^Year \d{4} opened with [\d,]+ points$/)]));
    expect(before.map(({ at }) => at)).toEqual(before.map(({ at }) => at).toSorted().toReversed());
    const answer = await dana.fetch('/api/EpicAdvantageContracts/', { method: 'POST', body: { epicMemberId: MEMBER, pointsPurchased: 5_000 } });
    const { epicAdvantageContractId, position } = (await answer.json()) as { epicAdvantageContractId: number; position: string };
    const released = await dana.fetch(`/api/EpicAdvantageContracts/${epicAdvantageContractId}/Release`, { method: 'POST', body: { reason: 'Called off' }, headers: { 'X-Min-Position': position } });
    expect(released.status).toBe(200);
    const told = (await story()).slice(0, 2);
    expect(told).toMatchObject([
      { status: 'Released', reason: 'Called off', epicAdvantageContractId },
      { status: 'Held', epicAdvantageContractId },
    ]);
    expect(told.map(({ title }) => title)).toEqual([expect.stringMatching(/^5,000 points let go, [\d,]+ left$/), expect.stringMatching(/^5,000 points held, [\d,]+ left$/)]);
    const purchases = await dana.get<{ epicAdvantageContractId: number; createdByName: string }[]>(`/api/EpicAdvantageContracts/ForMember/${MEMBER}`);
    const seller = purchases.find((purchase) => purchase.epicAdvantageContractId === epicAdvantageContractId)!.createdByName;
    expect(told.map(({ by }) => by)).toEqual([seller, seller]);
    expect(await story()).toHaveLength(before.length + 2);
  });

  it('are not told to who may not see points', async () => {
    const contracts = await somebody(app, 'Receptionist', ['Contracts_Main', 'Epic_Contracts_Detail']);
    expect((await contracts.fetch(URL)).status).toBe(403);
    const reader = await somebody(app, 'Receptionist', ['Epic_Members_Detail']);
    expect((await reader.fetch(URL)).status).toBe(200);
  });
});
