import type { CommandResult } from '../../backend/platform/commands/command.js';
import { attention } from './attention.js';
import { fetchPhoneLibrary, needsPhoneLibrary } from './phone-library.js';
import { Problem, type ProblemBody } from './problem.js';
import { PROOF_NEEDED, proofIsGiven } from './proof.js';
import { SAVING_AT_MOST_MS, savingState, STILL_SAVING } from './saving-state.js';
import { serverState } from './server-state.js';
import { STORE_UNAVAILABLE, storeState } from './store-state.js';

/** A JSON answer with the two headers that reads and writes go by. */
export interface Answer<T> {
  readonly data: T;
  readonly status: number;
  /** Stream revision of the record, from its ETag. */
  readonly revision: number | undefined;
  /** Up to where the answer knows its record. */
  readonly position: string | undefined;
}

interface SendOptions {
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly body?: unknown;
  /** Made before sending, so that the same command sent twice is done once. */
  readonly commandId?: string;
  readonly ifMatch?: number;
}

/** Requests that have no answer yet. */
let underWay = 0;

/** Whether nobody waits for the server: what may be needed later can be fetched now. */
export function isLineQuiet(): boolean {
  return underWay === 0;
}

/** Position of this person's last command: reads wait for it, so that people see what they just saved. */
let lastCommandPosition: string | undefined;

const signedOutListeners = new Set<(url: string) => void>();

/** Calls back when the server answers that nobody is signed in (401). @returns what ends it */
export function onSignedOut(listener: (url: string) => void): () => void {
  signedOutListeners.add(listener);
  return () => signedOutListeners.delete(listener);
}

/** What a route answers, byte by byte. @throws Problem */
export async function bytesOf(url: string, signal: AbortSignal): Promise<ArrayBuffer> {
  return (await answered(url, { signal })).arrayBuffer();
}

/**
 * @param known up to where the browser knows of changes already: the answer waits for them, as for this person's own
 * @throws Problem when the answer is not 2xx or there is none
 */
export async function get<T>(url: string, signal?: AbortSignal, known = ''): Promise<Answer<T>> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const position = lastCommandPosition && lastCommandPosition > known ? lastCommandPosition : known;
  if (position) headers['X-Min-Position'] = position;
  if (attention.isAlone) headers['X-Unattended'] = '1';
  return request<T>(url, { headers, signal: signal ?? null });
}

/** @throws Problem when the answer is not 2xx or there is none */
export async function send<T = CommandResult>(url: string, { method = 'POST', body, commandId, ifMatch }: SendOptions): Promise<Answer<T>> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (commandId) headers['Idempotency-Key'] = commandId;
  if (ifMatch !== undefined) headers['If-Match'] = `"${ifMatch}"`;
  const attempt = () => proved(() => request<T>(url, { method, headers, body: body === undefined ? null : JSON.stringify(body) }));
  // Without an id of its own the same request would be done twice.
  const answer = await (commandId ? untilSaved(attempt) : attempt());
  rememberPosition(answer.data);
  return answer;
}

/** Where the server asks who is there first, the person is asked, and the same request goes out again. */
async function proved<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof Problem) || error.body.code !== PROOF_NEEDED || !(await proofIsGiven())) throw error;
    return attempt();
  }
}

/** While the server says that it is still saving, the same command goes out again: its answer is the first one's outcome. */
async function untilSaved<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + SAVING_AT_MOST_MS;
  let answered: (() => void) | undefined;
  try {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof Problem) || error.body.code !== STILL_SAVING || Date.now() > deadline) throw error;
        answered ??= savingState.begin();
        const { retryAfter = 1 } = error;
        await new Promise((resolve) => setTimeout(resolve, retryAfter * 1000));
      }
    }
  } finally {
    answered?.();
  }
}

async function request<T>(url: string, init: RequestInit): Promise<Answer<T>> {
  const response = await answered(url, init);
  const text = await response.text();
  if (needsPhoneLibrary(text)) await fetchPhoneLibrary();
  const etag = response.headers.get('ETag');
  return {
    data: (text ? JSON.parse(text) : null) as T,
    status: response.status,
    revision: etag ? Number(etag.replace(/^W\/|"/g, '')) : undefined,
    position: response.headers.get('X-Position') ?? undefined,
  };
}

/** Saves what a route answers as a file of this name; who is there is asked first where the server asks. @throws Problem */
export async function saveFile(url: string, name: string): Promise<void> {
  const response = await proved(() => answered(url, {}));
  const href = URL.createObjectURL(await response.blob());
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}

/** @throws Problem when the answer is not 2xx or there is none */
async function answered(url: string, init: RequestInit): Promise<Response> {
  const response = await reach(url, init);
  if (response.status === 401) signedOutListeners.forEach((listener) => listener(url));
  if (response.ok) return response;
  const problem = new Problem(response.status, parseProblem(await response.text()), `${init.method ?? 'GET'} ${url.split('?')[0]}`, retryAfterOf(response));
  if (problem.body.code === STORE_UNAVAILABLE) storeState.refused();
  throw problem;
}

async function reach(url: string, init: RequestInit): Promise<Response> {
  underWay++;
  try {
    return await fetch(url, { credentials: 'same-origin', ...init });
  } catch (error) {
    if (init.signal?.aborted) throw error;
    serverState.refused();
    throw new Problem(0);
  } finally {
    underWay--;
  }
}

/** Seconds; undefined when the server names none. */
function retryAfterOf({ headers }: Response): number | undefined {
  return Number.parseInt(headers.get('Retry-After') ?? '', 10) || undefined;
}

function parseProblem(text: string): ProblemBody {
  try {
    return JSON.parse(text) as ProblemBody;
  } catch {
    return {};
  }
}

function rememberPosition(data: unknown): void {
  const position = (data as Partial<CommandResult> | null)?.position;
  if (typeof position === 'string' && position > (lastCommandPosition ?? '')) lastCommandPosition = position;
}
