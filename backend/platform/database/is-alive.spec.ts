import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { platform } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive } from './is-alive.js';

describe('a process', () => {
  it('is alive while it runs, and not when it has ended', async () => {
    const child = spawn('sleep', ['60']);
    expect(isAlive(child.pid!)).toBe(true);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAlive(child.pid!)).toBe(false);
  });

  const onLinux = platform() === 'linux' ? it : it.skip;
  onLinux('counts as dead when only its parent has not asked after it yet', async () => {
    // The inner one ends soon, and its parent, which has become a sleep by then, never asks.
    const parent = spawn('sh', ['-c', 'sleep 0.2 & echo $!; exec sleep 60']);
    const [said] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(said.toString());
    for (let wait = 0; wait < 200 && isAlive(pid); wait++) await pause(10);
    expect(isAlive(pid)).toBe(false);
    expect(process.kill(pid, 0)).toBe(true);
    parent.kill('SIGKILL');
  });
});
