import { Logger } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { TextNotTaken } from '../../backend/platform/texts/text-failures.js';
import { TwilioTexts } from '../../backend/platform/texts/twilio-texts.js';
import { TwilioStandIn, twilioAccount } from '../support/twilio-stand-in.js';

const publicUrl = 'https://office.example.com';

describe('texts by Twilio', () => {
  let carrier: TwilioStandIn;
  let texts: TwilioTexts;
  beforeAll(() => Logger.overrideLogger(false));
  beforeEach(async () => {
    carrier = new TwilioStandIn();
    texts = new TwilioTexts({ ...twilioAccount, publicUrl, apiUrl: await carrier.listen() });
  });
  afterEach(() => carrier.close());

  const textTo = (to: string, body = 'Hello Sofia') => ({ to, body, leadId: 914, textId: randomUUID() });
  const call = () => ({ id: randomUUID(), signal: new AbortController().signal });
  const refusal = (sending: Promise<unknown>): Promise<TextNotTaken> => sending.then(() => { throw new Error('It was taken'); }, (error: unknown) => error as TextNotTaken);

  it('are taken with their words, whom they are from, and where to tell what became of them', async () => {
    const text = textTo('+13055550174');
    const sid = await texts.send(text, call());
    expect(carrier.taken).toEqual([expect.objectContaining({ sid, to: text.to, from: '+13055550100', body: text.body, statusCallback: `${publicUrl}/api/Texts/Status?lead=914&text=${text.textId}` })]);
  });

  it('that are refused say why in words, once and for all, and repeat no number', async () => {
    carrier.mishaps = [{ status: 400, code: 21614 }, { status: 400, code: 21610 }];
    const landline = await refusal(texts.send(textTo('+13055550174'), call()));
    expect([landline.reason, landline.options.final, landline.stopped]).toEqual(['the number cannot take texts', true, false]);
    expect(`${landline.message} ${landline.reason}`).not.toContain('305');
    expect((await refusal(texts.send(textTo('+13055550174'), call()))).stopped).toBe(true);
  });

  it('wait for a carrier that is slow, busy or away', async () => {
    carrier.mishaps = ['slow', 'busy'];
    await texts.send(textTo('+13055550174'), call());
    expect(await refusal(texts.send(textTo('+13055550174'), call()))).toMatchObject({ reason: 'the carrier is busy (429)', options: { final: false } });
    await carrier.close();
    expect(await refusal(texts.send(textTo('+13055550174'), call()))).toMatchObject({ options: { final: false } });
  });

  it('that were cut off are found again by their words if they were taken, and not if they were not', async () => {
    const since = new Date();
    const [taken, lost] = [textTo('+13055550174', 'This one went'), textTo('+13055550174', 'This one did not')];
    carrier.mishaps = ['taken and cut off', 'cut off'];
    expect((await refusal(texts.send(taken, call()))).options.final).toBe(false);
    expect((await refusal(texts.send(lost, call()))).options.final).toBe(false);
    expect(await texts.find(taken, since)).toEqual([carrier.taken[0]!.sid]);
    expect(await texts.find(lost, since)).toEqual([]);
    expect(await texts.find(taken, new Date(Date.now() + 120_000))).toEqual([]);
  });

  it('do not keep a process from stopping', async () => {
    carrier.mishaps = ['slow'];
    const stop = new AbortController();
    const sending = refusal(texts.send(textTo('+13055550174'), { id: randomUUID(), signal: stop.signal }));
    stop.abort();
    expect((await sending).reason).toBe('the product was stopped meanwhile');
  });
});
