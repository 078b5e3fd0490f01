import { v5 as uuidV5 } from 'uuid';
import type { CommandMetadata } from '../commands/command.js';
import { NotFound, Refusal } from '../commands/refusal.js';
import { onItsWay, type Envelopes } from './envelopes.js';
import { OUT_ALREADY } from './prepared-document.js';

/** Another command than the one that was refused: asked for once more under its key, it is found as itself. */
const AGAIN = '5f0a7d52-7a0e-4c1b-9f63-2f1d5ab7c9e4';

/**
 * Asks for a document to be signed; one that is out already goes to whose turn it is once more.
 * @param envelopeId of the one that is out
 * @throws Refusal
 */
export async function sendOrResend(ask: () => Promise<unknown>, envelopes: Envelopes, envelopeId: () => Promise<string>, issued: CommandMetadata): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof Refusal) || error.options.code !== OUT_ALREADY) throw error;
    // Of the record, not of its envelope.
    const { ifMatch: _, ...again } = issued;
    await envelopes.resend(await envelopeId(), { ...again, commandId: uuidV5(issued.commandId, AGAIN) }).catch((refusal: unknown) => {
      // Asked for at the same moment: the record says so before its envelope is there.
      throw refusal instanceof NotFound ? onItsWay() : refusal;
    });
  }
}
