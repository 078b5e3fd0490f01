import { request, type Agent, type ClientRequest } from 'node:http';

const BOUNDARY = 'a-paper';
export const BEFORE = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="deed.pdf"\r\nContent-Type: application/pdf\r\n\r\n%PDF-1.7\n`;
const AFTER = `\nstartxref\n9\n%%EOF\n\r\n--${BOUNDARY}--\r\n`;
/** Nearly as much as is taken. */
const MOST_BYTES = 14_500_000;
/** What came no answer to, as its sender was hung up on. */
export const HUNG_UP = 0;

const paperOf = (piece: string, bytes: number) => Buffer.from(`${BEFORE}${piece.repeat(bytes / piece.length)}${AFTER}`, 'latin1');

export const ORDINARY = paperOf('% signed by hand\n', 20_000);

/** Forms whose like held the loop up, or a place, for long. */
export const worstForms: readonly [string, Buffer][] = [
  ['are as large as they may be, and all names', paperOf('/A ', MOST_BYTES)],
  ['begin ever other objects', paperOf('\n1 0 obj', 246_000)],
  ['begin ever other packs', paperOf('\n1 0 obj\n<< /Type /ObjStm /First 4 >>\nstream\n', MOST_BYTES)],
  ['nearly end at every letter', paperOf('\r\n--a-pape', MOST_BYTES)],
  ['have no end of open brackets', paperOf('<</A[', MOST_BYTES)],
];

/** @returns the status of the answer, or that there came none */
export function uploads(url: string, cookie: string | undefined, contract: number, form: Uint8Array, agent?: Agent): Promise<number> {
  return new Promise((resolve) => {
    const sending = sendingTo(url, cookie, contract, agent);
    sending.on('response', (answer) => answer.on('error', () => undefined).on('close', () => resolve(answer.statusCode!)).resume());
    sending.on('error', () => resolve(HUNG_UP));
    sending.end(form);
  });
}

export function sendingTo(url: string, cookie: string | undefined, contract: number, agent?: Agent): ClientRequest {
  const headers = { ...(cookie && { cookie }), 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
  return request(`${url}/api/Contracts/${contract}/Papers/deed`, { method: 'POST', headers, ...(agent && { agent }) });
}
