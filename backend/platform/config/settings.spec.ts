import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from './settings.js';

describe('settings', () => {
  it('need nothing to be set', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', demoCompany: true, demoSignIns: true, databaseUrl: undefined });
  });

  it('open 25 connections to the database, or as many as are said, but never too few to work with', () => {
    expect([{}, { DATABASE_CONNECTIONS: '50' }].map((set) => readSettings(set).databaseConnections)).toEqual([25, 50]);
    expect(() => readSettings({ DATABASE_CONNECTIONS: '19' })).toThrow('DATABASE_CONNECTIONS must be 20 or more, not 19.');
  });

  it('end a process whose loop stood still for thirty seconds, for another time, or never', () => {
    expect([{}, { LOOP_WATCHDOG_SECONDS: '90' }, { LOOP_WATCHDOG_SECONDS: 'off' }].map((set) => readSettings(set).loopWatchdogSeconds)).toEqual([30, 90, 0]);
  });

  it('refuse the demo accounts on an address that others can reach', () => {
    expect(readSettings({ HOST: '0.0.0.0' })).toMatchObject({ demoCompany: true, demoSignIns: false });
  });

  it('let the demo accounts in on such an address when DEMO=on was set by hand', () => {
    expect(readSettings({ HOST: '0.0.0.0', DEMO: 'on' }).demoSignIns).toBe(true);
  });

  it.each([{ PUBLIC_URL: 'https://office.example.com' }, { TRUSTED_PROXIES: '127.0.0.1' }])('refuse the demo accounts where people come from outside, as %j says, unless DEMO=on was set by hand', (outside) => {
    expect(readSettings(outside)).toMatchObject({ demoCompany: true, demoSignIns: false, demoByHand: false });
    expect(readSettings({ ...outside, HOST: '0.0.0.0', DEMO: 'here' })).toMatchObject({ demoSignIns: false, demoByHand: false });
    expect(readSettings({ ...outside, DEMO: 'on' })).toMatchObject({ demoSignIns: true, demoByHand: true });
  });

  it('let the demo accounts in on any HOST with DEMO=here, for a port that is published to this machine alone', () => {
    expect(readSettings({ HOST: '0.0.0.0', DEMO: 'here' })).toMatchObject({ demoCompany: true, demoSignIns: true, demoByHand: true });
  });

  it('leave the demo out with DEMO=off', () => {
    expect(readSettings({ DEMO: 'off' })).toMatchObject({ demoCompany: false, demoSignIns: false });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535, not "abc".'],
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, not "70000".'],
    [{ LOOP_WATCHDOG_SECONDS: '0' }, 'LOOP_WATCHDOG_SECONDS must be a whole number from 1 to 999999, not "0".'],
    [{ SOCKETS_PER_PERSON: '0' }, 'SOCKETS_PER_PERSON must be a whole number from 1 to 999999, not "0".'],
    [{ SOCKETS_PER_ADDRESS: 'many' }, 'SOCKETS_PER_ADDRESS must be a whole number from 1 to 999999, not "many".'],
    [{ BACKUP_PASSPHRASE: 'too short' }, 'BACKUP_PASSPHRASE must have 12 letters or more.'],
    [{ ACCEPT_LOST_PERSON_KEYS: 'on' }, 'ACCEPT_LOST_PERSON_KEYS must be yes, not "on".'],
    [{ DEMO: 'maybe' }, 'DEMO must be on or off or here, not "maybe".'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be trace or debug or info or warn or error or silent, not "loud".'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, my-proxy' }, 'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.5 or 10.0.0.0/8, not "my-proxy".'],
    [{ TRUSTED_PROXIES: '*' }, 'TRUSTED_PROXIES must be'],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, 'TRUSTED_PROXIES must be'],
    [{ ALLOWED_ADDRESSES: '198.51.100.0/24' }, 'ALLOWED_ADDRESSES must be addresses such as 198.51.100.7, not "198.51.100.0/24".'],
  ])('say in one sentence what is wrong with %j', (environment, sentence) => {
    expect(() => readSettings(environment)).toThrow(sentence);
  });

  it('take addresses and networks of either kind', () => {
    expect(readSettings({ TRUSTED_PROXIES: 'loopback, 10.0.0.5,fd00::/8' }).trustedProxies).toEqual(['loopback', '10.0.0.5', 'fd00::/8']);
    expect(readSettings({ ALLOWED_ADDRESSES: '198.51.100.7, 2001:db8::7' }).alwaysAllowedAddresses).toEqual(['198.51.100.7', '2001:db8::7']);
    expect(readSettings({ ALLOWED_ADDRESSES: '', TRUSTED_PROXIES: '' })).toMatchObject({ allowedAddresses: [], trustedProxies: [] });
  });

  it('never repeat an address, which may hold a password', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://root:secret@db' })).toThrow(/^DATABASE_URL must be an address that begins with postgres:/);
    expect(() => readSettings({ DATABASE_URL: 'mysql://root:secret@db' })).not.toThrow(/secret/);
  });

  it('take the address of a cluster', () => {
    expect(readSettings({ EVENTSTORE_URL: 'esdb://a:2113,b:2113,c:2113?tls=false' }).eventStoreUrl).toContain('b:2113');
  });

  it('keep files in the data folder unless a bucket is named, and need both halves of a key', () => {
    expect(readSettings({}).files).toBeUndefined();
    expect(readSettings({ FILES_S3: 's3://office/paper' }).files).toMatchObject({ name: 'office', prefix: 'paper/', region: 'us-east-1', endpoint: undefined, credentials: undefined });
    expect(readSettings({ FILES_S3: 's3://office', S3_ENDPOINT: 'http://127.0.0.1:9000', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }).files).toMatchObject({ prefix: '', credentials: { accessKeyId: 'key' } });
    expect(() => readSettings({ FILES_S3: 'office' })).toThrow('FILES_S3 must be a bucket');
    expect(() => readSettings({ FILES_S3: 's3://office', S3_SECRET_ACCESS_KEY: 'secret' })).toThrow(/^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together\.$/);
  });

  it('send no mail without a mail server, and need a sender with one', () => {
    expect(readSettings({}).smtp).toBeUndefined();
    const SMTP_URL = 'smtps://office:sesame@mail.example.com';
    expect(readSettings({ SMTP_URL, MAIL_FROM: 'Office <office@example.com>' }).smtp).toEqual({ url: SMTP_URL, from: 'Office <office@example.com>' });
    expect(() => readSettings({ SMTP_URL })).toThrow('MAIL_FROM must be the address that mail comes from');
    expect(() => readSettings({ SMTP_URL, MAIL_FROM: 'the office' })).toThrow('MAIL_FROM must be');
    expect(() => readSettings({ SMTP_URL: 'mail.example.com', MAIL_FROM: 'a@b.example' })).toThrow(/^SMTP_URL must be an address that begins with smtp:/);
  });

  it('send no texts without an account, and with one need all of it, and where to be told what became of them', () => {
    expect(readSettings({}).twilio).toBeUndefined();
    const account = { TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`, TWILIO_AUTH_TOKEN: 'sesame', TWILIO_FROM: '+13055550100', PUBLIC_URL: 'https://office.example.com' };
    expect(readSettings(account).twilio).toMatchObject({ authToken: 'sesame', from: '+13055550100', publicUrl: 'https://office.example.com' });
    for (const name of Object.keys(account)) expect(() => readSettings({ ...account, [name]: '' })).toThrow(name);
    expect(() => readSettings({ ...account, TWILIO_ACCOUNT_SID: 'sesame' })).not.toThrow(/sesame/);
  });

  it('charge cards in the sandbox, or by Stripe with all that belongs to it: half of it is named', () => {
    expect(readSettings({}).stripe).toBeUndefined();
    const account = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
    expect(readSettings({ ...account, STRIPE_API_URL: 'http://127.0.0.1:4242' }).stripe).toMatchObject({ secretKey: 'sk_test_1', apiUrl: new URL('http://127.0.0.1:4242') });
    for (const name of Object.keys(account)) expect(() => readSettings({ ...account, [name]: '' })).toThrow(`${name} is missing`);
    expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow('STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET are missing');
    for (const name of Object.keys(account)) expect(() => readSettings({ ...account, [name]: 'sesame' })).toThrow(new RegExp(`^${name} must be as Stripe shows it(?!.*sesame)`));
    expect(() => readSettings({ ...account, STRIPE_API_URL: 'https://x/y' })).toThrow('STRIPE_API_URL');
  });

  it('sign on pages of their own without DocuSign, and with it need all that belongs to it, a key that is one, and an address that DocuSign reaches', () => {
    expect(readSettings({}).docuSign).toBeUndefined();
    const folder = mkdtempSync(path.join(tmpdir(), 'settings-'));
    const [DOCUSIGN_KEY_FILE, other] = [path.join(folder, 'key.pem'), path.join(folder, 'other.pem')];
    writeFileSync(DOCUSIGN_KEY_FILE, generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({ type: 'pkcs1', format: 'pem' }));
    writeFileSync(other, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const id = '7c2b8d7e-83c3-4940-af5e-cda8a50dd73f';
    const account = { DOCUSIGN_INTEGRATION_KEY: id, DOCUSIGN_USER_ID: id, DOCUSIGN_ACCOUNT_ID: id, DOCUSIGN_BASE_URL: 'https://demo.docusign.net', DOCUSIGN_KEY_FILE, DOCUSIGN_HMAC_SECRET: 'sesame, older', PUBLIC_URL: 'https://office.example.com' };
    expect(readSettings(account).docuSign).toMatchObject({ hmacSecrets: ['sesame', 'older'], oauthUrl: 'https://account-d.docusign.com' });
    expect(readSettings({ ...account, DOCUSIGN_BASE_URL: 'https://na3.docusign.net' }).docuSign?.oauthUrl).toBe('https://account.docusign.com');
    for (const name of Object.keys(account)) expect(() => readSettings({ ...account, [name]: '' })).toThrow(name);
    for (const wrong of [other, path.join(folder, 'none.pem')]) expect(() => readSettings({ ...account, DOCUSIGN_KEY_FILE: wrong })).toThrow('DOCUSIGN_KEY_FILE');
    expect(() => readSettings({ ...account, PUBLIC_URL: 'http://office.example.com' })).toThrow('PUBLIC_URL must be set for DocuSign');
    rmSync(folder, { recursive: true });
  });

  it('put the public address before links in mail, else the one that it listens on', () => {
    expect(readSettings({ PUBLIC_URL: 'https://office.example.com/' }).publicUrl).toBe('https://office.example.com');
    expect(readSettings({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(() => readSettings({ PUBLIC_URL: 'office.example.com' })).toThrow(/^PUBLIC_URL must be an address/);
  });
});
