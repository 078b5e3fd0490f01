import type { FirstRunResult } from './first-run.js';
import type { Settings } from './platform/config/settings.js';
import { DEMO_PASSWORD, demoUsers } from './users/demo-users.js';

/** What whoever started the product needs to know: where it is, and how to get in. */
export function welcome(url: string, settings: Settings, result: FirstRunResult): string {
  const lines = [...signIns(settings, result), ...administratorLines(result), ...wayInLines(result)];
  return ['', `Vacation Resales is at ${url}`, ...lines, 'Ctrl-C stops it.', ''].join('\n') + '\n';
}

function signIns(settings: Settings, result: FirstRunResult): string[] {
  if (!result.demoUsers) return [];
  if (settings.demoSignIns) return ['', `Demo sign-ins, password ${DEMO_PASSWORD}`, ...demoUsers.map(({ email, role }) => `  ${email.padEnd(36)}${role}`), ''];
  if (settings.demoCompany) return ['The demo sign-ins are refused because people come from more than this machine (HOST, PUBLIC_URL or TRUSTED_PROXIES); DEMO=on lets them in.'];
  return [];
}

function administratorLines({ administrator }: FirstRunResult): string[] {
  if (!administrator) return [];
  const { email, oneTimePassword } = administrator;
  return [oneTimePassword === undefined ? `The first administrator is ${email}.` : `The first administrator is ${email}, password ${oneTimePassword} (shown this once).`];
}

function wayInLines({ wayIn }: FirstRunResult): string[] {
  if (!wayIn) return [];
  const lost = 'The database was filled from the events, and passwords are no events: nobody has one yet.';
  const others = 'Everybody else uses "Forgot Password".';
  switch (wayIn.state) {
    case 'link':
      return ['', lost, `${wayIn.email} chooses one here, within 72 hours: ${wayIn.link}`, others];
    case 'no address':
      return ['', lost, 'Start with ADMIN_EMAIL set to the address of an administrator to get a link to choose one.', others];
    case 'no administrator':
      return ['', lost, `${wayIn.email} is no active administrator of this company: set ADMIN_EMAIL to the address of one.`, others];
  }
}
