import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { CannotStart } from './cannot-start.js';

/** What the environment says of the account that documents are signed by. */
export interface DocuSignAccount {
  /** Of the app, which is also its client id. */
  readonly integrationKey: string;
  /** In whose name envelopes are sent. */
  readonly userId: string;
  readonly accountId: string;
  /** Where the account lives, such as https://na3.docusign.net. */
  readonly baseUrl: string;
  /** Who gives out tokens. */
  readonly oauthUrl: string;
  readonly key: KeyObject;
  /** What its webhooks are signed with; several while one takes the place of another. */
  readonly hmacSecrets: readonly string[];
  /** What becomes of an envelope is told there. */
  readonly publicUrl: string;
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const ORIGIN = /^https?:\/\/[^/\s]+$/;
const NAMES = ['INTEGRATION_KEY', 'USER_ID', 'ACCOUNT_ID', 'BASE_URL', 'KEY_FILE', 'HMAC_SECRET', 'OAUTH_URL'] as const;

/**
 * No value is repeated in a message.
 * @throws CannotStart when half of it is said
 */
export function docuSignAccount(environment: NodeJS.ProcessEnv, publicUrl: string | undefined): DocuSignAccount | undefined {
  const [integrationKey = '', userId = '', accountId = '', baseUrl = '', keyFile = '', secrets = '', oauthUrl = ''] = NAMES.map((name) => environment[`DOCUSIGN_${name}`]?.trim());
  if ([integrationKey, userId, accountId, baseUrl, keyFile, secrets].every((value) => value === '')) return undefined;
  for (const [name, value] of Object.entries({ INTEGRATION_KEY: integrationKey, USER_ID: userId, ACCOUNT_ID: accountId })) {
    if (!UUID.test(value)) throw new CannotStart(`DOCUSIGN_${name} must be the id as DocuSign shows it: 32 digits from 0 to f with dashes.`);
  }
  if (!ORIGIN.test(baseUrl)) throw new CannotStart('DOCUSIGN_BASE_URL must be where the account lives, without a path, such as https://na3.docusign.net.');
  if (oauthUrl !== '' && !ORIGIN.test(oauthUrl)) throw new CannotStart('DOCUSIGN_OAUTH_URL must be an address without a path.');
  const hmacSecrets = secrets.split(',').map((secret) => secret.trim()).filter(Boolean);
  if (hmacSecrets.length === 0) throw new CannotStart('DOCUSIGN_HMAC_SECRET is missing: what DocuSign tells is checked by it.');
  if (!publicUrl?.startsWith('https://')) throw new CannotStart('PUBLIC_URL must be set for DocuSign, and begin with https: what becomes of a document is told there.');
  return { integrationKey, userId, accountId, baseUrl, oauthUrl: oauthUrl || oauthOf(baseUrl), key: keyIn(keyFile), hmacSecrets, publicUrl };
}

/** The demo lives apart. */
function oauthOf(baseUrl: string): string {
  return baseUrl.endsWith('//demo.docusign.net') ? 'https://account-d.docusign.com' : 'https://account.docusign.com';
}

function keyIn(file: string): KeyObject {
  try {
    const key = createPrivateKey(readFileSync(file));
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // Said below; what the file holds is repeated nowhere.
  }
  throw new CannotStart('DOCUSIGN_KEY_FILE must name a file with the RSA private key of the app, as PEM.');
}
