import { spawn } from 'node:child_process';
import path from 'node:path';
import { projectFolder } from './prepare.mjs';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs a built file in the caller's folder, passes signals on, and ends as it ends. */
export function runEntry(entry, args) {
  const child = spawn(process.execPath, ['--enable-source-maps', path.join(projectFolder, 'dist', entry), ...args], { stdio: 'inherit' });
  for (const signal of SIGNALS) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 130 : 1)));
}
