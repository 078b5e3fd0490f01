import type { ReadingText } from '../../backend/platform/documents/reading-text.js';
import type { SigningAnswer } from '../../backend/signing/signing.dto.js';

/** Why the server said no. */
export class SigningRefused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    words: string,
  ) {
    super(words);
  }

  /** The link has nothing to give any more, or not yet. */
  get isOver(): boolean {
    return [404, 409, 410].includes(this.status);
  }
}

/** Everything that a link to sign can do. */
export interface SigningCalls {
  read(): Promise<SigningAnswer>;
  document(): Promise<ArrayBuffer>;
  /** No pages where nobody kept what it says. */
  text(): Promise<ReadingText>;
  viewed(): Promise<void>;
  consent(): Promise<void>;
  sign(place: number, signature: Signature): Promise<void>;
  finish(): Promise<void>;
  decline(reason: string): Promise<void>;
}

export interface Signature {
  readonly how: 'drawn' | 'typed';
  /** A PNG as a data URL. */
  readonly image: string;
}

/** @throws SigningRefused, from each of them */
export function signingCalls(token: string): SigningCalls {
  const ask = (path: string, body?: object) => asked(token, path, body);
  const post = async (path: string, body: object = {}) => void (await ask(path, body));
  return {
    read: async () => (await (await ask('')).json()) as SigningAnswer,
    document: async () => (await ask('/Document')).arrayBuffer(),
    text: async () => (await (await ask('/Text')).json()) as ReadingText,
    viewed: () => post('/Viewed'),
    consent: () => post('/Consent'),
    sign: (place, signature) => post(`/Places/${place}`, signature),
    finish: () => post('/Finish'),
    decline: (reason) => post('/Decline', { reason }),
  };
}

async function asked(token: string, path: string, body?: object): Promise<Response> {
  const headers = { Authorization: `Signing ${token}`, ...(body && { 'Content-Type': 'application/json' }) };
  const init = { method: body ? 'POST' : 'GET', headers, credentials: 'omit', cache: 'no-store', ...(body && { body: JSON.stringify(body) }) } as const;
  const response = await fetch(`/api/Signing${path}`, init).catch(() => undefined);
  if (!response) throw new SigningRefused(0, '', 'We cannot be reached. What you did is kept on this page: please try again.');
  if (response.ok) return response;
  const { detail = 'Something went wrong. Please try again.', code = '' } = (await response.json().catch(() => ({}))) as { detail?: string; code?: string };
  throw new SigningRefused(response.status, code, detail);
}
