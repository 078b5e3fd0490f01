import { HttpException, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Response } from 'express';
import type { AuthenticatedRequest } from '../auth/sessions/session.js';
import { SemaphoresByPerson } from '../concurrency/semaphores-by-person.js';
import { NoPlaceFree, BoundedSemaphore } from '../concurrency/bounded-semaphore.js';
import { TooMuchAtOnce } from '../concurrency/too-much-at-once.js';
import { COSTLY } from './costly.js';

/** As many as a browser asks at once. */
const READS_AT_ONCE = 6;
const COSTLY_AT_ONCE = 2;
/** Changes cost little each, and share their way into the store. */
const WRITES_AT_ONCE = 64;
const MOST_WAITING = 100;
const WAIT_MS = 30_000;

/** Whoever takes nothing of an answer for so long is let go: it is held in memory until it is taken. */
const STALLED_MS = 15_000;

/** So long at most an answer that nobody waits for any more keeps its place. */
const MAKING_MS = 10_000;
const LOOK_MS = 50;

/** As web servers have it for a caller who hung up; nobody is there to read it. */
const CALLER_IS_GONE = 499;

/** Of each person only so many requests are answered at once, the rest wait for them: each is over when its answer was taken. */
@Injectable()
export class OwnTurnGuard implements CanActivate {
  private readonly reads = new SemaphoresByPerson(() => new BoundedSemaphore(READS_AT_ONCE, WAIT_MS, MOST_WAITING));
  private readonly costly = new SemaphoresByPerson(() => new BoundedSemaphore(COSTLY_AT_ONCE, WAIT_MS, MOST_WAITING));
  private readonly writes = new SemaphoresByPerson(() => new BoundedSemaphore(WRITES_AT_ONCE, WAIT_MS, MOST_WAITING));

  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (context.getType() !== 'http') return true;
    const response = context.switchToHttp().getResponse<Response>();
    response.once('prefinish', () => response.setTimeout(STALLED_MS, () => response.destroy()));
    const { session, method } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    // What strangers may ask for has limits of its own.
    if (!session) return true;
    if (this.reflector.get<boolean | undefined>(COSTLY, context.getHandler())) await takeTurn(this.costly, session.userId, response);
    await takeTurn(method === 'GET' || method === 'HEAD' ? this.reads : this.writes, session.userId, response);
    return true;
  }
}

async function takeTurn(places: SemaphoresByPerson, person: number, response: Response): Promise<void> {
  const leave = await places.enter(person).catch((error: unknown) => {
    throw error instanceof NoPlaceFree ? new TooMuchAtOnce() : error;
  });
  if (response.closed) {
    leave();
    throw new HttpException('The caller is gone', CALLER_IS_GONE);
  }
  response.once('close', () => leaveWhenMade(response, leave));
}

/** Who hangs up is still being answered: else whoever asks and hangs up, again and again, has any number of answers made at once. */
function leaveWhenMade(response: Response, leave: () => void): void {
  if (isMade(response)) return leave();
  let looks = MAKING_MS / LOOK_MS;
  const looking = setInterval(() => {
    if (!isMade(response) && --looks > 0) return;
    clearInterval(looking);
    leave();
  }, LOOK_MS).unref();
}

/** What goes out piece by piece breaks off by itself; what is packed never ends once nobody takes it. */
function isMade({ writableEnded, headersSent }: Response): boolean {
  return writableEnded || headersSent;
}
