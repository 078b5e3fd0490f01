import type { CallHandler, ExecutionContext } from '@nestjs/common';
import { firstValueFrom, of } from 'rxjs';
import { RecordAnswer } from '../records/record-answer.js';
import { VersionedAnswerInterceptor } from './versioned-answer.interceptor.js';

async function answered(answer: unknown): Promise<{ body: unknown; headers: Record<string, string> }> {
  const headers: Record<string, string> = {};
  const response = { headersSent: false, hasHeader: (name: string) => name in headers, setHeader: (name: string, value: string) => (headers[name] = value) };
  const context = { getType: () => 'http', switchToHttp: () => ({ getResponse: () => response }) } as unknown as ExecutionContext;
  const handler: CallHandler = { handle: () => of(answer) };
  const body = await firstValueFrom(new VersionedAnswerInterceptor().intercept(context, handler));
  return { body, headers };
}

describe('An answer', () => {
  it('of a record is the record alone, whose own position and revision survive; where its stream is stands beside it', async () => {
    const document = { name: 'Dana Kim', position: 'Closing manager', revision: 'B' };
    const { body, headers } = await answered(new RecordAnswer(document, 7, '0000012'));
    expect(body).toEqual(document);
    expect(headers).toMatchObject({ ETag: '"7"', 'X-Position': '0000012' });
  });

  it('of a command says where its stream is, in the body too', async () => {
    const result = { revision: 3, position: '0000009', changed: true, tourId: 12 };
    expect(await answered(result)).toMatchObject({ body: result, headers: { ETag: '"3"', 'X-Position': '0000009' } });
  });

  it('of something else is taken for neither, whatever its fields are called', async () => {
    const { headers } = await answered({ position: 'Receptionist', revision: 4 });
    expect(headers).toEqual({ 'Cache-Control': 'no-store' });
  });

  it('that shows a record otherwise keeps its revision', async () => {
    const { body, headers } = await answered(new RecordAnswer({ userId: 4 }, 1, '0000002').with({ userId: 4, userName: 'Dana Kim' }));
    expect(body).toEqual({ userId: 4, userName: 'Dana Kim' });
    expect(headers).toMatchObject({ ETag: '"1"' });
  });
});
