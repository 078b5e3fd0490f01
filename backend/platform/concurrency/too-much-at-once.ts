/** More of one person's requests are under way than are kept waiting. */
export class TooMuchAtOnce extends Error {
  readonly retryAfter = 5;

  constructor(words = 'You have asked for too much at once. Please try again in a moment.') {
    super(words);
  }
}
