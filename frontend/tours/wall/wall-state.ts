import type { WallAnswer } from '../../../backend/tours/wall/tour-wall.dto.js';

/** What a wall knows, and whether that is still true. */
export interface WallState {
  readonly answer: WallAnswer | undefined;
  /** Milliseconds by which the server's clock is ahead of this one. */
  readonly ahead: number;
  /** By the clock of this screen; undefined while it is live. */
  readonly offlineSince: Date | undefined;
  /** The link opens nothing: it was taken back, or never was one. */
  readonly gone: boolean;
}

export const nothingYet: WallState = { answer: undefined, ahead: 0, offlineSince: undefined, gone: false };

export function answered(answer: WallAnswer, received = Date.now()): WallState {
  return { answer, ahead: Date.parse(answer.now) - received, offlineSince: undefined, gone: false };
}

/** What it showed is shown on. */
export function lost(before: WallState, at = new Date()): WallState {
  return { ...before, offlineSince: before.offlineSince ?? at };
}
