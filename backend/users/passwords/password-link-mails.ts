import { fullName, type User } from '../user.state.js';

/** @param company its name */
type LinkMail = (user: User, link: string, company: string) => { readonly subject: string; readonly text: string };

const invitation: LinkMail = (user, link, company) => ({
  subject: `Welcome to ${company}`,
  text: lines(
    `Hello ${fullName(user)},`,
    `an account was made for you. You sign in with ${user.email}. Please choose your password here:`,
    link,
    'The link works once, within three days. After that, "Forgot Password" on the sign-in page sends a new one.',
  ),
});

/** To somebody who knows the company's sign-in from the old system. */
const firstPassword: LinkMail = (user, link, company) => ({
  subject: `Your password for ${company}`,
  text: lines(
    `Hello ${fullName(user)},`,
    `you sign in with ${user.email}, as before. Please choose a new password here:`,
    link,
    'The link works once, within three days. After that, "Forgot Password" on the sign-in page sends a new one.',
  ),
});

const passwordReset: LinkMail = (user, link, company) => ({
  subject: `Your new password for ${company}`,
  text: lines(
    `Hello ${fullName(user)},`,
    'somebody, most likely you, asked for a new password. Please choose it here:',
    link,
    'The link works once, within 30 minutes. If it was not you who asked, there is nothing to do: your password stays as it is.',
  ),
});

export const linkMails = { invitation, firstPassword, passwordReset } as const satisfies Record<string, LinkMail>;

export type LinkMailName = keyof typeof linkMails;

function lines(...paragraphs: string[]): string {
  return `${paragraphs.join('\n\n')}\n`;
}
