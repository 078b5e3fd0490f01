import type { Response } from 'express';
import { RecordAnswer } from '../records/record-answer.js';
import { versionedAnswer } from './versioned-answer.js';

function answered(answer: unknown): { body: unknown; headers: Record<string, string> } {
  const headers: Record<string, string> = {};
  const response = { headersSent: false, hasHeader: (name: string) => name in headers, setHeader: (name: string, value: string) => (headers[name] = value) };
  return { body: versionedAnswer(response as unknown as Response, answer), headers };
}

describe('An answer', () => {
  it('of a record is the record alone, whose own position and revision survive; where its stream is stands beside it', () => {
    const document = { name: 'Dana Kim', position: 'Closing manager', revision: 'B' };
    const { body, headers } = answered(new RecordAnswer(document, 7, '0000012'));
    expect(body).toEqual(document);
    expect(headers).toMatchObject({ ETag: '"7"', 'X-Position': '0000012' });
  });

  it('of a command says where its stream is, in the body too', () => {
    const result = { revision: 3, position: '0000009', changed: true, tourId: 12 };
    expect(answered(result)).toMatchObject({ body: result, headers: { ETag: '"3"', 'X-Position': '0000009' } });
  });

  it('of something else is taken for neither, whatever its fields are called', () => {
    const { headers } = answered({ position: 'Receptionist', revision: 4 });
    expect(headers).toEqual({});
  });

  it('that shows a record otherwise keeps its revision', () => {
    const { body, headers } = answered(new RecordAnswer({ userId: 4 }, 1, '0000002').with({ userId: 4, userName: 'Dana Kim' }));
    expect(body).toEqual({ userId: 4, userName: 'Dana Kim' });
    expect(headers).toMatchObject({ ETag: '"1"' });
  });
});
