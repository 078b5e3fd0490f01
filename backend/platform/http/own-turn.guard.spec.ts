import { Reflector } from '@nestjs/core';
import type { ExecutionContext } from '@nestjs/common';
import { EventEmitter } from 'node:events';
import { OwnTurnGuard } from './own-turn.guard.js';

/** Long before its place would be given up without that. */
const SOON_MS = 4_000;

class Answer extends EventEmitter {
  closed = false;
  writableEnded = false;
  headersSent = false;
  readonly setTimeout = (): this => this;

  taken(): void {
    this.writableEnded = true;
    this.hungUpOn();
  }

  hungUpOn(): void {
    this.closed = true;
    this.emit('close');
  }
}

describe('the turn of a request', () => {
  let turns: OwnTurnGuard;
  beforeEach(() => (turns = new OwnTurnGuard(new Reflector())));

  function ask(userId: number | undefined, method = 'GET'): { readonly answer: Answer; readonly begun: () => boolean; readonly outcome: Promise<unknown> } {
    const answer = new Answer();
    const request = { method, ...(userId === undefined ? {} : { session: { userId } }) };
    const context = { getType: () => 'http', getHandler: () => ask, switchToHttp: () => ({ getRequest: () => request, getResponse: () => answer }) } as unknown as ExecutionContext;
    let begun = false;
    const turn = turns.canActivate(context).then((comes) => (begun = comes));
    return { answer, begun: () => begun, outcome: turn.catch((error: Error) => error.message) };
  }
  const all = (count: number, userId?: number, method?: string) => Array.from({ length: count }, () => ask(userId, method));
  const begunOf = async (asked: readonly ReturnType<typeof ask>[]) => {
    await new Promise((resolve) => setImmediate(resolve));
    return asked.filter(({ begun }) => begun()).length;
  };

  it('comes when an earlier answer of the same person was taken; others wait for nobody but themselves', async () => {
    const asked = all(8, 1);
    expect(await begunOf(asked)).toBe(6);
    expect(await begunOf(all(3, 2))).toBe(3);
    expect(await begunOf(all(30))).toBe(30);
    asked[0]!.answer.taken();
    expect(await begunOf(asked)).toBe(7);
  });

  it('does not come for who hung up meanwhile', async () => {
    const asked = all(7, 1);
    await begunOf(asked);
    asked[6]!.answer.taken();
    asked[0]!.answer.taken();
    expect(await asked[6]!.outcome).toBe('The caller is gone');
    expect(await begunOf([...asked, ask(1)])).toBe(7);
  });

  it.each(['writableEnded', 'headersSent'] as const)('is not over for who hangs up before the answer is made: it is being made all the same, until %s', async (made) => {
    const asked = all(6, 1);
    await begunOf(asked);
    asked.forEach(({ answer }) => answer.hungUpOn());
    const another = ask(1);
    expect(await begunOf([another])).toBe(0);
    asked[0]!.answer[made] = true;
    expect(await another.outcome).toBe(true);
  }, SOON_MS);

  it('is not waited for by more than a hundred, who are asked to come again', async () => {
    const asked = all(107, 1);
    expect(await asked[106]!.outcome).toMatch(/too much at once/);
  });

  it('of changes comes soon: there are more places for them', async () => {
    expect(await begunOf(all(70, 1, 'PUT'))).toBe(64);
  });
});
