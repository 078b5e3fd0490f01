import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Whether one of the signatures that came along (`X-DocuSign-Signature-1`, `-2` …, one for each key of the account) is by one of our secrets. */
export function isByDocuSign(body: Buffer, headers: IncomingHttpHeaders, secrets: readonly string[]): boolean {
  const given = Object.entries(headers).flatMap(([name, value]) => (/^x-docusign-signature-\d+$/.test(name) && typeof value === 'string' ? [Buffer.from(value, 'base64')] : []));
  const own = secrets.map((secret) => createHmac('sha256', secret).update(body).digest());
  return own.some((wanted) => given.some((signature) => signature.length === wanted.length && timingSafeEqual(signature, wanted)));
}
