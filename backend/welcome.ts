import type { FirstRunResult } from './first-run.js';
import type { Settings } from './platform/config/settings.js';
import { DEMO_PASSWORD, demoUsers } from './users/demo-users.js';

/** What whoever started the product needs to know: where it is, and how to get in. */
export function welcome(url: string, settings: Settings, { administrator }: FirstRunResult): string {
  return ['', `Vacation Resales is at ${url}`, ...signIns(settings), ...administratorLines(administrator), 'Ctrl-C stops it.', ''].join('\n') + '\n';
}

function signIns(settings: Settings): string[] {
  if (settings.demoSignIns) return ['', `Demo sign-ins, password ${DEMO_PASSWORD}`, ...demoUsers.map(({ email, role }) => `  ${email.padEnd(36)}${role}`), ''];
  if (settings.demoCompany) return [`The demo sign-ins are refused because ${settings.host} is not this machine alone; DEMO=on lets them in.`];
  return [];
}

function administratorLines(administrator: FirstRunResult['administrator']): string[] {
  if (!administrator) return [];
  const { email, oneTimePassword } = administrator;
  return [oneTimePassword === undefined ? `The first administrator is ${email}.` : `The first administrator is ${email}, password ${oneTimePassword} (shown this once).`];
}
