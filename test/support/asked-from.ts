import type { TestApp } from './start-app.js';

/** What somebody who is not signed in asks of /api/Users, from an address that a trusted proxy names. */
export function askedFrom(app: TestApp, path: string, body: object, address = '198.51.100.1'): Promise<Response> {
  return fetch(`${app.url}/api/Users/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
    body: JSON.stringify(body),
  });
}
