import { sign } from 'node:crypto';
import type { DocuSignAccount } from '../../platform/config/docusign-account.js';
import { DocuSignAway } from './docusign-failures.js';

const SCOPE = 'signature impersonation';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const ASSERTED_S = 600;
/** A token is taken for over so long before it is. */
const EARLY_S = 60;

interface Held {
  readonly token: string;
  /** Milliseconds. */
  readonly until: number;
}

interface Answer {
  readonly access_token?: string;
  readonly expires_in?: number;
  readonly error?: string;
}

/** The right to send in the user's name, by JWT grant: got when it is needed, and kept as long as it is good. */
export class DocuSignToken {
  private held: Promise<Held> | undefined;

  constructor(private readonly account: DocuSignAccount) {}

  /** @param refused one that DocuSign does not take any more: it is not given again @throws DocuSignAway with what is to be done */
  async get(signal: AbortSignal, refused?: string): Promise<string> {
    const { token, until } = await this.kept(signal);
    if (token !== refused && Date.now() < until) return token;
    this.held = undefined;
    return (await this.kept(signal)).token;
  }

  private kept(signal: AbortSignal): Promise<Held> {
    this.held ??= this.ask(signal).catch((error: unknown) => {
      this.held = undefined;
      throw error;
    });
    return this.held;
  }

  private async ask(signal: AbortSignal): Promise<Held> {
    const body = new URLSearchParams({ grant_type: GRANT, assertion: this.assertion(Math.floor(Date.now() / 1_000)) });
    const answer = await fetch(`${this.account.oauthUrl}/oauth/token`, { method: 'POST', body, signal }).catch(() => {
      throw new DocuSignAway('DocuSign is out of reach');
    });
    const { access_token: token, expires_in: seconds = 0, error = '' } = (await answer.json().catch(() => ({}))) as Answer;
    if (!answer.ok || token === undefined) throw new DocuSignAway(this.words(error, answer.status));
    return { token, until: Date.now() + (seconds - EARLY_S) * 1_000 };
  }

  /** @param now seconds */
  private assertion(now: number): string {
    const { integrationKey, userId, oauthUrl, key } = this.account;
    const claims = { iss: integrationKey, sub: userId, aud: new URL(oauthUrl).host, iat: now, exp: now + ASSERTED_S, scope: SCOPE };
    const said = [{ alg: 'RS256', typ: 'JWT' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    return `${said}.${sign('RSA-SHA256', Buffer.from(said), key).toString('base64url')}`;
  }

  private words(error: string, status: number): string {
    const { oauthUrl, integrationKey, publicUrl } = this.account;
    if (error === 'consent_required') {
      const query = new URLSearchParams({ response_type: 'code', scope: SCOPE, client_id: integrationKey, redirect_uri: publicUrl });
      return `DocuSign waits for consent: the user of DOCUSIGN_USER_ID opens ${oauthUrl}/oauth/auth?${query.toString()} once and accepts (the address behind redirect_uri must stand in the app’s settings at DocuSign)`;
    }
    if (error === 'invalid_grant') return 'DocuSign does not let us in: DOCUSIGN_USER_ID, or the public key of DOCUSIGN_KEY_FILE, is not known there';
    return `DocuSign gives no token (${error || status})`;
  }
}
