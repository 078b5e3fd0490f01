import { redacted } from './redacted.js';

const token = 'q3J-_x9vKf0tJ2bQ8LwZr5mNn1YhUe7cPa4SdGiTo6E';

describe('a log line', () => {
  it.each([
    ['connect to smtp://office:sesame@mail.example.com:587 failed', 'connect to smtp://…@mail.example.com:587 failed'],
    [`Authorization: Bearer ${token}`, 'Authorization: Bearer …'],
    [`cookie: authToken=${token}; isAuthenticated=true`, 'cookie: …; isAuthenticated=true'],
    ['{"email":"x","password":"Demo-2026!"}', '{"email":"x","password":…}'],
    ['GET /?password=hunter2&x=1', 'GET /?password=…&x=1'],
    [`GET /auth/change-password/${token}`, 'GET /auth/change-password/…'],
    ['550 <ellen.brooks@example.com> is unknown', '550 <…@…> is unknown'],
  ])('of %j reads %j', (line, read) => {
    expect(redacted(line)).toBe(read);
  });

  it.each([
    'PUT /api/Contracts/1042/Status 403 12 ms',
    'A session could not be checked: timeout',
    'at Sessions.load (file:///app/dist/backend/platform/auth/sessions/sessions.js:131:21)',
    'duplicate key value violates unique constraint "credential_email_key"',
    'projection resale-contract-list is led by 0b6e3f52-53d9-4f0a-8f6f-0a3f3f9a2b11',
  ])('stays as it is without a secret: %s', (line) => {
    expect(redacted(line)).toBe(line);
  });
});
