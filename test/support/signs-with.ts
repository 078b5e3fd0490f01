import type { SigningAnswer } from '../../backend/signing/signing.dto.js';

/** One black dot. */
export const DOT = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=';

/** As the page behind a link asks. */
export function askedWith(url: string, token: string, path = '', body?: object): Promise<Response> {
  return fetch(`${url}/api/Signing${path}`, { method: body ? 'POST' : 'GET', headers: { Authorization: `Signing ${token}`, 'Content-Type': 'application/json', 'User-Agent': 'A phone' }, ...(body && { body: JSON.stringify(body) }) });
}

/** Somebody reads, agrees and signs every place of theirs. */
export async function signsWith(url: string, token: string, image = DOT): Promise<void> {
  const { places } = (await (await askedWith(url, token)).json()) as SigningAnswer;
  const own = places.flatMap(({ mine }, index) => (mine ? [[`/Places/${index}`, { how: 'drawn', image }] as const] : []));
  for (const [path, body] of [['/Consent', {}], ...own, ['/Finish', {}]] as const) {
    const { status } = await askedWith(url, token, path, body);
    if (status !== 204) throw new Error(`${path} was answered with ${status}`);
  }
}
