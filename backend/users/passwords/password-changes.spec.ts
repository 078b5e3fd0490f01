import type { Delays } from '../../platform/auth/delays/delays.js';
import { SignInDelays } from '../../platform/auth/delays/sign-in-delays.js';
import { Refusal } from '../../platform/commands/refusal.js';
import { PasswordChanges } from './password-changes.js';

const from = { address: '203.0.113.9', userAgent: '' };
const owner = { userId: 7, email: 'ines@example.com', firstName: 'Ines', lastName: 'Silva' };
const mine = { userId: 7, sessionId: 's' };

/** @param estimates what is found of each new password, one after another: weak or not */
function changes(...estimates: boolean[]) {
  const failures = new Map<string, number>();
  const delays = {
    refuseWhileDelayed: () => Promise.resolve(),
    count: (key: string) => Promise.resolve(void failures.set(key, (failures.get(key) ?? 0) + 1)),
    forget: (key: string) => Promise.resolve(failures.get(key) ?? 0).finally(() => failures.delete(key)),
    discount: (key: string, times: number) => Promise.resolve(void (times > 0 && failures.set(key, (failures.get(key) ?? 0) - times))),
  };
  const nothing = () => Promise.resolve();
  const passwords = { plainWeakness: () => undefined, judgedWeakness: () => (estimates.shift() ? new Refusal('weak') : undefined), set: nothing };
  const parts = [passwords, { cancel: nothing }, { verifyUser: () => Promise.resolve(owner) }, { user: () => Promise.resolve(owner) }, { endAllOf: nothing }, new SignInDelays(delays as unknown as Delays), {}, { write: nothing }];
  return { failures, changes: new (PasswordChanges as unknown as new (...parts: unknown[]) => PasswordChanges)(...parts) };
}
const to = (newPassword: string) => ({ currentPassword: 'what she has', newPassword });

describe('New passwords that are found weak', () => {
  it('slow down who chooses them, and nobody else at the same address', async () => {
    const { failures, changes: hers } = changes(true, true);
    for (const weak of ['one', 'two']) await expect(hers.own(mine as never, to(weak), from as never)).rejects.toThrow('weak');
    expect([...failures]).toEqual([['new-password:7', 2]]);
  });

  it('take back nothing of what failed at that address once a strong one is chosen', async () => {
    const { failures, changes: hers } = changes(true, false);
    failures.set(`address:${from.address}`, 5);
    await expect(hers.own(mine as never, to('one'), from as never)).rejects.toThrow('weak');
    await hers.own(mine as never, to('a strong one'), from as never);
    expect([...failures]).toEqual([[`address:${from.address}`, 5]]);
  });
});
