import { randomUUID } from 'node:crypto';
import type { PermissionName } from '../../../events/users/permission.enums.js';
import type { Colleague } from './colleague.js';
import { eventually } from './eventually.js';
import { visitor } from './office.js';

export interface Newcomer {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface Mail {
  readonly id: string;
  readonly to: string;
}

/** Somebody new, for tests that end sessions or change passwords: nobody else signs in as her. */
export async function newcomer(administrator: Colleague, permissions: readonly PermissionName[] = [], role = 'Receptionist'): Promise<Newcomer> {
  const number = randomUUID().slice(0, 8);
  const nora = { name: `Nora ${number}`, email: `nora-${number}@demo.example`, password: `harbour lights ${number}` };
  await administrator.sends('POST', '/api/Users', { firstName: 'Nora', lastName: number, email: nora.email, role, homeRoute: '/admin/my-account', permissions });
  const token = (await newestLinkTo(nora.email, administrator)).split('/').at(-1);
  await administrator.sends('POST', '/api/Users/ChangePassword', { token, newPassword: nora.password });
  return nora;
}

/** Another browser in which she is signed in. */
export async function browserOf({ name, email, password }: Newcomer): Promise<Colleague> {
  const person = await visitor(name);
  await person.sends('POST', '/api/Users/AuthEmail', { email, password });
  return person;
}

/** What the newest mail to an address leads to; mail may take a moment. */
export async function newestLinkTo(email: string, administrator: Colleague, { newerThan = '' } = {}): Promise<string> {
  let link: string | undefined;
  await eventually(async () => {
    const { mails } = (await administrator.sends('GET', '/api/Outbox')) as { mails: readonly Mail[] };
    const mail = mails.find(({ to }) => to === email);
    const shown = mail && ((await administrator.sends('POST', `/api/Outbox/${mail.id}/Links`)) as { links: readonly string[] });
    link = shown?.links[0];
    expect(link).toBeDefined();
    expect(link).not.toBe(newerThan);
  });
  return link!;
}
