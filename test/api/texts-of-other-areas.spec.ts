import { randomUUID } from 'node:crypto';
import { ConsentedTexts } from '../../backend/platform/texts/consented-texts.js';
import { TextsGround } from './texts-ground.js';

const AWAKE = 'T18:30:00.000Z';

describe('Texts of other areas', () => {
  let ground: TextsGround;

  beforeAll(async () => {
    ground = await TextsGround.start();
  }, 60_000);
  beforeEach(() => ground.itIs(AWAKE));
  afterAll(() => ground.stop());

  /** @returns one text as the queue would try it, and what the carrier has of it */
  async function oneText() {
    const to = `+1407555${1000 + Math.floor(Math.random() * 8_999)}`;
    const leadId = await ground.guest({ mobilePhone: to });
    const id = randomUUID();
    const text = { to, body: `Your code is ${id}`, leadId, textId: id };
    const attempt = () => ground.app.nest.get(ConsentedTexts).send(text, { id, signal: new AbortController().signal }).then(() => 'sent', (error: Error) => error.message);
    const taken = () => ground.carrier.taken.filter(({ body }) => body === text.body).length;
    return { attempt, taken };
  }

  it("go out once where the carrier's answer was cut off", async () => {
    const { attempt, taken } = await oneText();
    ground.carrier.mishaps = ['taken and cut off'];
    expect([await attempt(), await attempt(), taken()]).toEqual(['The text was not taken.', 'sent', 1]);
  });

  it('wait a minute for the carrier to show what it took, and go then where it shows nothing', async () => {
    const [late, lost] = [await oneText(), await oneText()];
    ground.carrier.mishaps = ['taken unseen', 'cut off'];
    expect([await late.attempt(), await lost.attempt()]).toEqual(['The text was not taken.', 'The text was not taken.']);
    expect([await late.attempt(), await lost.attempt()]).toEqual(['The text was not taken.', 'The text was not taken.']);
    ground.later(61);
    ground.carrier.shows();
    expect([await late.attempt(), await lost.attempt(), late.taken(), lost.taken()]).toEqual(['sent', 'sent', 1, 1]);
  });

  it('go no second time once the network has told of them', async () => {
    const { attempt, taken } = await oneText();
    ground.carrier.mishaps = ['taken unseen'];
    await attempt();
    expect(await ground.report('delivered')).toBeLessThan(300);
    await ground.settled();
    ground.later(61);
    expect([await attempt(), taken()]).toEqual(['sent', 1]);
  });

  it('are sent again at once where the carrier did not take them', async () => {
    const { attempt, taken } = await oneText();
    ground.carrier.mishaps = ['busy'];
    expect([await attempt(), await attempt(), taken()]).toEqual(['The text was not taken.', 'sent', 1]);
  });
});
