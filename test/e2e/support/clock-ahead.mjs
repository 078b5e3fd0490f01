/** For `node --import`: a server whose clock is ahead by CLOCK_AHEAD_MS, as it is when it comes back the next day. */
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const Actual = Date;

globalThis.Date = class extends Actual {
  constructor(...given) {
    if (given.length === 0) super(Actual.now() + ahead);
    else super(...given);
  }

  static now() {
    return Actual.now() + ahead;
  }
};
