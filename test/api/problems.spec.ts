import { randomUUID } from 'node:crypto';
import { administrator, startApp, type SignedIn, type TestApp } from '../support/start-app.js';

describe('a request that cannot be carried out', () => {
  let app: TestApp;
  let somebody: SignedIn;
  let userId: number;
  beforeAll(async () => {
    app = await startApp();
    somebody = await app.signIn(administrator.email);
    ({ userId } = await somebody.get<{ userId: number }>('/api/Users/Me'));
  });
  afterAll(() => app.stop());

  const raw = (body: string, headers: Record<string, string> = {}) =>
    fetch(`${app.url}/api/Users/${userId}`, {
      method: 'PUT',
      headers: { cookie: somebody.cookie, 'Content-Type': 'application/json', ...headers },
      body,
    });
  const problemOf = async (answer: Response) => {
    expect(answer.headers.get('content-type')).toMatch('application/problem+json');
    return (await answer.json()) as Record<string, unknown>;
  };

  it('gets problem+json that names the field and the rule', async () => {
    const problem = await problemOf(
      await somebody.fetch('/api/Users', { method: 'POST', body: { firstName: 'Ellen', lastName: 'Voss', email: 'not an address', role: 'Receptionist' } }),
    );
    expect(problem).toMatchObject({ status: 400, field: 'email', errors: [{ field: 'email', rule: 'isEmail' }] });
  });

  it('gets one plain sentence for each field at fault', async () => {
    const problem = await problemOf(await somebody.fetch('/api/Users', { method: 'POST', body: {} }));
    const sentences = (problem['errors'] as { message: string }[]).map(({ message }) => message);
    expect(sentences).toEqual(['Enter the first name', 'Enter the last name', 'Enter a mail address', 'Choose a role']);
  });

  it.each([
    ['JSON that breaks off', '{"email":"secret', 'The body is not valid JSON'],
    ['an array', '["secret"]', 'The body must be a JSON object'],
    ['a text', '"secret"', 'The body must be a JSON object'],
    ['null', 'null', 'The body must be a JSON object'],
  ])('gets 400 for %s, without a piece of it', async (_, body, detail) => {
    const answer = await raw(body);
    expect(answer.status).toBe(400);
    const problem = await problemOf(answer);
    expect(problem['detail']).toBe(detail);
    expect(JSON.stringify(problem)).not.toContain('secret');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded'])('gets 415 for a body of %s, which would not be read', async (type) => {
    expect(await problemOf(await raw('{"firstName":"Unread"}', { 'Content-Type': type }))).toMatchObject({ status: 415, detail: 'The body must be sent as application/json' });
  });

  it('is carried out without a body where it needs none', async () => {
    expect((await somebody.fetch('/api/Users/Me/Sessions', { method: 'DELETE' })).status).toBe(204);
  });

  it.each(['Two\nlines', 'Tab\tbed', 'Bell\u0007', 'Li\u2028ne'])('gets 400 for a name that holds what cannot be seen: %j', async (firstName) => {
    expect(await problemOf(await raw(JSON.stringify({ firstName })))).toMatchObject({ status: 400, field: 'firstName', detail: 'firstName holds characters that cannot be seen' });
  });

  it('gets 413 for a body that is too large', async () => {
    expect((await problemOf(await raw(JSON.stringify({ firstName: 'x'.repeat(2_000_000) })))).status).toBe(413);
  });

  it('gets 404 for a route that there is none of, also under /api without an end', async () => {
    for (const path of ['/api/Nothing', '/api', '/api/Users/TenantUsers/'])
      expect((await problemOf(await somebody.fetch(path))).status).toBe(path.includes('Users') ? 400 : 404);
  });

  it('gets 400 for an id that is no number and 404 for one that nothing has', async () => {
    expect(await problemOf(await somebody.fetch('/api/Users/abc'))).toMatchObject({ status: 400, field: 'id', detail: 'id must be a number' });
    expect(await problemOf(await somebody.fetch('/api/Users/4711'))).toMatchObject({ status: 404, detail: 'There is no user 4711' });
  });

  it('gets 422 with the reason when a rule says no', async () => {
    expect(await problemOf(await raw('{"status":"Inactive"}'))).toMatchObject({ status: 422, field: 'status', detail: 'You cannot deactivate yourself' });
  });

  it('gets 412 with what happened since, when its If-Match is old', async () => {
    const revision = await somebody.revision(`/api/Users/${userId}`);
    expect((await raw('{"firstName":"Changed"}')).status).toBe(200);
    const problem = await problemOf(await raw('{"lastName":"Too late"}', { 'If-Match': `"${revision}"` }));
    expect(problem).toMatchObject({ status: 412, revision: revision + 1, since: [{ title: 'Who it is', by: { name: 'First Administrator' } }] });
  });

  it('gets 409 when its Idempotency-Key was used for something else, and the first answer when for the same', async () => {
    const headers = { 'Idempotency-Key': randomUUID() };
    const first = await raw('{"firstName":"Once"}', headers);
    const again = await raw('{"firstName":"Once"}', headers);
    expect(first.headers.get('etag')).toBe(again.headers.get('etag'));
    expect((await raw('{"firstName":"Twice"}', headers)).status).toBe(409);
  });

  it.each([
    ['Idempotency-Key', 'not a uuid'],
    ['If-Match', 'seven'],
  ])('gets 400 for a %s that is none', async (header, value) => {
    expect((await problemOf(await raw('{}', { [header]: value }))).status).toBe(400);
  });
});

describe('an answer to a command', () => {
  it('carries the position and the revision, and takes both content types', async () => {
    const app = await startApp();
    try {
      const somebody = await app.signIn(administrator.email);
      const { userId } = await somebody.get<{ userId: number }>('/api/Users/Me');
      const headers = { 'Content-Type': 'application/json-patch+json' };
      const answer = await somebody.fetch(`/api/Users/${userId}`, { method: 'PUT', body: { firstName: 'New' }, headers });
      const { position, revision } = (await answer.json()) as { position: string; revision: number };
      expect(answer.headers.get('x-position')).toBe(position);
      expect(answer.headers.get('etag')).toBe(`"${revision}"`);
    } finally {
      await app.stop();
    }
  });
});
