import { useEffect, useMemo, useState } from 'react';
import type { ReadingText } from '../../backend/platform/documents/reading-text.js';
import type { SigningAnswer } from '../../backend/signing/signing.dto.js';
import { SigningRefused, signingCalls, type Signature } from './signing-calls.js';

/** How the page ends. */
export type SigningEnd = 'finished' | 'declined';

export interface Signing {
  readonly answer: SigningAnswer | undefined;
  readonly pdf: ArrayBuffer | undefined;
  /** No pages where there is none: then the PDF alone is read. */
  readonly text: ReadingText;
  /** The link opens nothing: why. */
  readonly refused: SigningRefused | undefined;
  readonly ended: SigningEnd | undefined;
  /** Why the last step did not go. */
  readonly fault: string;
  readonly busy: boolean;
  /** Signs a place, agreeing first; the last one finishes. */
  readonly sign: (place: number, signature: Signature) => Promise<void>;
  readonly decline: (reason: string) => Promise<void>;
}

const NO_TEXT: ReadingText = { pages: [] };

/** What a signer's page knows and does. */
export function useSigning(token: string): Signing {
  const calls = useMemo(() => signingCalls(token), [token]);
  const [answer, setAnswer] = useState<SigningAnswer>();
  const [pdf, setPdf] = useState<ArrayBuffer>();
  const [text, setText] = useState(NO_TEXT);
  const [refused, setRefused] = useState<SigningRefused>();
  const [ended, setEnded] = useState<SigningEnd>();
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);

  const taken = (error: unknown) => {
    if (!(error instanceof SigningRefused)) throw error;
    if (error.isOver) setRefused(error);
    else setFault(error.message);
  };

  useEffect(() => {
    const opened = async () => {
      const read = await calls.read();
      // What is signed is the PDF: nobody waits for its text, nor is kept from it for want of one.
      if (!read.completed) void calls.text().catch(() => NO_TEXT).then(setText);
      const document = await calls.document();
      setAnswer(read);
      setPdf(document);
      if (!read.completed) await calls.viewed();
    };
    opened().catch(taken);
  }, [calls]);

  const doing = async (work: () => Promise<SigningEnd | undefined>) => {
    setBusy(true);
    setFault('');
    try {
      setEnded(await work());
    } catch (error) {
      taken(error);
    } finally {
      setBusy(false);
    }
  };

  const sign = (place: number, signature: Signature) =>
    doing(async () => {
      if (!answer!.me.consented) await calls.consent();
      await calls.sign(place, signature);
      const now = await calls.read();
      setAnswer(now);
      if (now.places.some(({ mine, signedAt }) => mine && signedAt === '')) return undefined;
      await calls.finish();
      return 'finished';
    });
  const decline = (reason: string) => doing(async () => (await calls.decline(reason), 'declined'));
  return { answer, pdf, text, refused, ended, fault, busy, sign, decline };
}
