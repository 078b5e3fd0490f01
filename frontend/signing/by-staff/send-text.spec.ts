import { sendText } from './send-text.js';

const texts = { first: 'Send', again: 'Resend', done: 'Done' };
const still = { pending: false, problem: undefined, failed: false, done: false, again: false };

describe('The button that sends a document to be signed', () => {
  it.each([
    ['asks for it, and for another time', still, 'Send'],
    ['asks for it, and for another time', { ...still, again: true }, 'Resend'],
    ['waits while it goes', { ...still, pending: true, failed: true }, 'Please wait...'],
    ['says that it went', { ...still, again: true, done: true }, 'Done'],
    ['leads to support where the server or the way there failed', { ...still, problem: { canRetry: true } }, 'Error - Please Contact Support'],
    ['leads to support where the mail came back later', { ...still, again: true, failed: true }, 'Error - Please Contact Support'],
    ['says that it went again after that', { ...still, again: true, failed: true, done: true }, 'Done'],
    ['stays as it is where the refusal says what is to be mended', { ...still, again: true, problem: { canRetry: false } }, 'Resend'],
  ])('%s: %j says %s', (_, sending, text) => {
    expect(sendText(sending, texts)).toBe(text);
  });
});
