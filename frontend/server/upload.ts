import { Problem, type ProblemBody } from './problem.js';

/** Sends a file as a form; fetch does not tell how far it has come. @throws Problem @param onProgress from 0 to 1 */
export function upload(url: string, file: File, onProgress: (part: number) => void, signal: AbortSignal, commandId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('Idempotency-Key', commandId);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => (request.status < 300 ? resolve() : reject(new Problem(request.status, bodyOf(request.responseText), `POST ${url}`)));
    request.onerror = () => reject(new Problem(0));
    request.onabort = () => reject(new DOMException('Given up', 'AbortError'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.set('file', file);
    request.send(form);
  });
}

function bodyOf(text: string): ProblemBody {
  try {
    return JSON.parse(text) as ProblemBody;
  } catch {
    return {};
  }
}
