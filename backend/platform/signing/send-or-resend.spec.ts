import { jest } from '@jest/globals';
import { issuedWith } from '../../../test/support/issued.js';
import { NotFound, Refusal } from '../commands/refusal.js';
import type { Envelopes } from './envelopes.js';
import { OUT_ALREADY } from './prepared-document.js';
import { sendOrResend } from './send-or-resend.js';

const outAlready = () => Promise.reject(new Refusal('This version is out for signature already', { status: 409, code: OUT_ALREADY }));
const asked = (ask: () => Promise<unknown>, resend: Envelopes['resend']) => sendOrResend(ask, { resend, unsent: () => Promise.resolve([]) }, () => Promise.resolve('E1'), { ...issuedWith('Inventory_Edit'), ifMatch: 7 });

describe('A document that somebody asks to be signed', () => {
  it('goes to whose turn it is once more where it is out already, under a command of its own', async () => {
    const resend = jest.fn<Envelopes['resend']>(() => Promise.resolve());
    await asked(() => Promise.resolve(), resend);
    expect(resend).not.toHaveBeenCalled();
    await asked(outAlready, resend);
    expect(resend).toHaveBeenCalledWith('E1', expect.objectContaining({ commandId: expect.not.stringMatching(issuedWith().commandId) as unknown }));
  });

  it('is compared with what its sender looked at, and not its envelope', async () => {
    const resend = jest.fn<Envelopes['resend']>(() => Promise.resolve());
    await asked(outAlready, resend);
    expect(resend.mock.calls[0]![1]).not.toHaveProperty('ifMatch');
  });

  it('is on its way already where it was asked for at the same moment, and its envelope is not there yet', async () => {
    await expect(asked(outAlready, () => Promise.reject(new NotFound('envelope', 'E1')))).rejects.toMatchObject({ message: 'A link is on its way already', options: { status: 409, code: 'on-its-way' } });
  });

  it('is refused in the words of who refuses it', async () => {
    const finished = new Refusal('The contract is closed', { status: 409, code: 'finished' });
    await expect(asked(() => Promise.reject(finished), () => Promise.resolve())).rejects.toBe(finished);
    await expect(asked(outAlready, () => Promise.reject(finished))).rejects.toBe(finished);
  });
});
