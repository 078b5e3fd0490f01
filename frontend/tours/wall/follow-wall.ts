import type { WallAnswer } from '../../../backend/tours/wall/tour-wall.dto.js';
import { answered, lost, nothingYet, type WallState } from './wall-state.js';

/** The server answers within twenty seconds when nothing happens. */
const ANSWERED_WITHIN_MS = 45_000;
/** Bursts come in one answer. */
const BETWEEN_MS = 500;
const AGAIN_AFTER_MS = 3_000;
/** A link that opens nothing is hardly ever given back. */
const GONE_AGAIN_MS = 60_000;

/**
 * Asks for the board by a link, over and over, until it is ended: whatever fails, it is asked again.
 * @param onState each time that something is known anew
 */
export async function followWall(token: string, onState: (state: WallState) => void, ended: AbortSignal): Promise<void> {
  let state = nothingYet;
  const become = (next: WallState) => {
    state = next;
    if (!ended.aborted) onState(next);
  };
  while (!ended.aborted) {
    const after = state.offlineSince || state.gone ? '' : (state.answer?.position ?? '');
    const wait = await ask(token, after, ended).then(
      (answer) => (become(answer ? answered(answer) : { ...nothingYet, gone: true }), answer ? BETWEEN_MS : GONE_AGAIN_MS),
      () => (become(lost(state)), AGAIN_AFTER_MS),
    );
    await pause(wait, ended);
  }
}

/** @returns undefined where the link opens nothing. @throws where the server is not to be had */
async function ask(token: string, after: string, ended: AbortSignal): Promise<WallAnswer | undefined> {
  const own = new AbortController();
  const end = () => own.abort();
  const timer = setTimeout(end, ANSWERED_WITHIN_MS);
  ended.addEventListener('abort', end);
  try {
    const url = `/api/TourWall/ByLink${after && `?${new URLSearchParams({ after }).toString()}`}`;
    const response = await fetch(url, { headers: { Authorization: `Wall ${token}` }, credentials: 'omit', cache: 'no-store', signal: own.signal });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new Error(`The wall was answered ${response.status}`);
    return (await response.json()) as WallAnswer;
  } finally {
    clearTimeout(timer);
    ended.removeEventListener('abort', end);
  }
}

/** Over at once when it is ended, and when the browser has its network back. */
function pause(milliseconds: number, ended: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      ended.removeEventListener('abort', over);
      window.removeEventListener('online', over);
      resolve();
    };
    const timer = setTimeout(over, milliseconds);
    ended.addEventListener('abort', over);
    window.addEventListener('online', over);
  });
}
