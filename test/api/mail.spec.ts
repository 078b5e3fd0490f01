import { MailNotTaken } from '../../backend/platform/mail/mail-failures.js';
import { SmtpMail } from '../../backend/platform/mail/smtp-mail.js';
import { mailsTo, soon, tokenIn } from '../support/mailed-links.js';
import { SmtpStandIn } from '../support/smtp-stand-in.js';
import { somebody } from './access/people.js';
import { administrator, startApp, type SignedIn, type TestApp } from '../support/start-app.js';

const from = 'Vacation Resales <office@example.com>';
const message = { to: 'ellen@example.com', subject: 'Grüße', text: 'Hello Ellen,\n\nhow are you?\n' };

describe('mail by SMTP', () => {
  let server: SmtpStandIn;
  let port: number;
  beforeEach(async () => {
    server = new SmtpStandIn();
    port = await server.listen();
  });
  afterEach(() => server.close());

  it('arrives at the server as it was written', async () => {
    await new SmtpMail({ url: `smtp://127.0.0.1:${port}`, from }).send(message);
    expect(server.received).toHaveLength(1);
    expect(server.received[0]).toMatchObject({ from: 'office@example.com', to: ['ellen@example.com'] });
    expect(server.received[0]!.raw).toMatch(/From: Vacation Resales <office@example\.com>/);
    expect(server.received[0]!.raw).toMatch(/Subject: =\?UTF-8\?Q\?Gr=C3=BC=C3=9Fe\?=/);
    expect(server.received[0]!.raw).toContain('how are you?');
  });

  it('comes in the company’s name where the server’s settings have only an address, and else from whom they name', async () => {
    const sentFrom = async (said: string) => {
      await new SmtpMail({ url: `smtp://127.0.0.1:${port}`, from: said }, () => Promise.resolve('Harbor, Sons & Co')).send(message);
      return /^From: (.*)$/m.exec(server.received.at(-1)!.raw)![1]!.trim();
    };
    expect(await sentFrom('office@example.com')).toBe('"Harbor, Sons & Co" <office@example.com>');
    expect(await sentFrom('<office@example.com>')).toBe('"Harbor, Sons & Co" <office@example.com>');
    expect(await sentFrom(from)).toBe(from);
  });

  it('goes to one person, whatever stands in the address', async () => {
    const mail = new SmtpMail({ url: `smtp://127.0.0.1:${port}`, from });
    const tricky = 'a@example.com, thief@example.com\r\nBcc: thief@example.com';
    await mail.send({ ...message, to: tricky }).catch(() => undefined);
    await mail.send({ ...message, subject: 'Hello\r\nBcc: thief@example.com' });
    expect(server.received.map(({ to }) => to)).toContainEqual(['ellen@example.com']);
    expect(server.received.map(({ raw }) => raw).join()).not.toMatch(/^Bcc:/im);
    expect(server.received.flatMap(({ to }) => to)).not.toContain('thief@example.com');
  });

  it('that the server refuses, or is not there to take, is told without repeating anything', async () => {
    server.refuseWith = 550;
    const refused = new SmtpMail({ url: `smtp://127.0.0.1:${port}`, from }).send(message);
    await expect(refused).rejects.toThrow(MailNotTaken);
    await expect(refused).rejects.toThrow('The mail server did not take the message. Please try again later.');
    await expect(new SmtpMail({ url: 'smtp://127.0.0.1:1', from }).send(message)).rejects.toThrow(MailNotTaken);
  });

  it('never shows the password of the server to a network that does not encrypt', async () => {
    await expect(new SmtpMail({ url: `smtp://office:sesame@127.0.0.1:${port}`, from }).send(message)).rejects.toThrow(MailNotTaken);
    expect(server.received).toEqual([]);
  });
});

describe('mail by SMTP with an account', () => {
  it('is sent encrypted', async () => {
    const server = new SmtpStandIn({});
    const port = await server.listen();
    try {
      // The certificate of the stand-in is signed by nobody.
      await new SmtpMail({ url: `smtp://office:sesame@127.0.0.1:${port}?tls.rejectUnauthorized=false`, from }).send(message);
      expect(server.received).toEqual([expect.objectContaining({ encrypted: true, user: 'office' })]);
      await expect(new SmtpMail({ url: `smtp://office:sesame@127.0.0.1:${port}`, from }).send(message)).rejects.toThrow(MailNotTaken);
    } finally {
      await server.close();
    }
  });
});

describe('a company with a mail server', () => {
  it('mails links with its public address, and keeps no copy', async () => {
    const server = new SmtpStandIn();
    const port = await server.listen();
    const environment = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'office@example.com', PUBLIC_URL: 'https://office.example.com/' };
    const app = await startApp({ environment });
    try {
      const answer = await fetch(`${app.url}/api/Users/ResetPassword?email=${administrator.email}`, { method: 'POST', headers: { Host: 'thief.example' } });
      expect([answer.status, await answer.json()]).toEqual([200, { deliveredTo: 'mail' }]);
      const { raw, to } = await soon('the mail', () => server.received[0]);
      expect(to).toEqual([administrator.email]);
      expect(raw).toContain('From: Vacation Resales <office@example.com>');
      const whole = raw.replaceAll('=\r\n', '');
      expect(whole).toContain('https://office.example.com/auth/change-password/');
      expect(tokenIn(whole)).toHaveLength(43);
      expect((await (await app.signIn(administrator.email)).fetch('/api/Outbox')).status).toBe(404);
    } finally {
      await app.stop();
      await server.close();
    }
  });
});

describe('a company without a mail server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('says so to the administrator who wants to send a link', async () => {
    const me = await app.signIn(administrator.email);
    const { userId } = await me.get<{ userId: number }>('/api/Users/Me');
    const answer = await me.fetch(`/api/Users/${userId}/PasswordLink`, { method: 'POST' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ detail: expect.stringContaining('no mail server is set up') as string });
  });

  it('answers whoever forgot a password as ever, and has no outbox to read', async () => {
    const answer = await fetch(`${app.url}/api/Users/ResetPassword`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ email: administrator.email }) });
    expect([answer.status, await answer.json()]).toEqual([200, { deliveredTo: 'mail' }]);
    expect((await (await app.signIn(administrator.email)).fetch('/api/Outbox')).status).toBe(404);
  });
});

describe('the outbox of a demo', () => {
  it('shows the mail to who administers the company, and to nobody else', async () => {
    const app = await startApp({ demo: true });
    try {
      const executive = await app.signIn('executive');
      const receptionist = await app.signIn('receptionist');
      const { userId } = await receptionist.get<{ userId: number }>('/api/Users/Me');
      const sent = await executive.fetch(`/api/Users/${userId}/PasswordLink`, { method: 'POST' });
      expect([sent.status, await sent.json()]).toEqual([200, { deliveredTo: 'outbox' }]);
      const [mail] = await mailsTo(executive, 'receptionist@demo.example');
      expect(mail).toMatchObject({ subject: 'Your new password for Vacation Resales', text: expect.stringContaining('Hello Ellen Brooks,') as string });
      expect((await receptionist.fetch('/api/Outbox')).status).toBe(403);
      expect(mail!.text).toContain('/auth/change-password/');
    } finally {
      await app.stop();
    }
  });

  it('tells nobody the links of a mail, and shows them on the demo’s own machine to who may change users, which the access log tells', async () => {
    const app = await startApp({ demo: true });
    try {
      const executive = await app.signIn('executive');
      const { userId } = await (await app.signIn('receptionist')).get<{ userId: number }>('/api/Users/Me');
      await executive.fetch(`/api/Users/${userId}/PasswordLink`, { method: 'POST' });
      const [{ id } = { id: '' }] = await mailsTo(executive, 'receptionist@demo.example');
      const onlySettings = await somebody(app, 'Executive', ['Settings_Main']);
      for (const reader of [executive, onlySettings]) {
        const { mails } = await reader.get<{ mails: { text: string; hiddenLinks: number }[] }>('/api/Outbox');
        expect(mails[0]).toMatchObject({ text: expect.stringContaining('(a link that is its recipient’s alone)') as string, hiddenLinks: 1 });
        expect(JSON.stringify(mails)).not.toMatch(/change-password|[\w-]{43}/);
      }
      const links = (who: SignedIn, headers: Record<string, string> = {}) => who.fetch(`/api/Outbox/${id}/Links`, { method: 'POST', headers });
      expect((await links(onlySettings)).status).toBe(403);
      expect((await links(executive, { Via: '1.1 tunnel' })).status).toBe(403);
      expect(await (await links(executive)).json()).toEqual({ links: [expect.stringMatching(/\/auth\/change-password\/[\w-]{43}$/)] });
      const { entries } = await executive.get<{ entries: readonly object[] }>('/api/AccessLog?kind=mailed-link-shown');
      expect(entries[0]).toMatchObject({ name: 'Dana Kim', detail: 'Your new password for Vacation Resales, to receptionist@demo.example' });
    } finally {
      await app.stop();
    }
  });
});
