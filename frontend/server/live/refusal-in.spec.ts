import { refusalIn } from './refusal-in.js';

const answered = (responseText: unknown) => Object.assign(new Error('xhr poll error'), { context: { responseText } });

describe('why a page gets no line', () => {
  it('is said on the line, or in the answer to the request for one', () => {
    expect(refusalIn(new Error('You have too many pages open'), true)).toBe('You have too many pages open');
    expect(refusalIn(answered('{"code":4,"message":"Please sign in"}'), false)).toBe('Please sign in');
  });

  it('is not known when the server was not reached, or a proxy answered', () => {
    for (const error of [new Error('websocket error'), answered(''), answered('<h1>Bad gateway</h1>'), answered('null'), answered('{"message":7}'), answered(undefined)]) {
      expect(refusalIn(error, false)).toBeUndefined();
    }
  });
});
