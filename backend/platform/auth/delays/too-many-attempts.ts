/** Something was tried too often; `retryAfter` seconds make it work again. */
export class TooManyAttempts extends Error {
  constructor(
    readonly retryAfter: number,
    message = `Too many attempts. Please try again in ${retryAfter} second${retryAfter === 1 ? '' : 's'}.`,
  ) {
    super(message);
  }
}
