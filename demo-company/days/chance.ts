import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Choices that come out the same at every start: a demo that differs from the last one cannot be shown, nor tested. */
export class Chance {
  private readonly generator;

  /** @param seed each story has its own, so that a change of one leaves the others as they are */
  constructor(seed: number) {
    this.generator = xoroshiro128plus(seed);
  }

  /** Both ends included. */
  whole(from: number, to: number): number {
    return uniformInt(this.generator, from, to);
  }

  happens(percent: number): boolean {
    return this.whole(1, 100) <= percent;
  }

  one<Of>(of: readonly Of[]): Of {
    return of[this.whole(0, of.length - 1)]!;
  }

  /** So many of them, each once, in an order of chance; all when there are fewer. */
  some<Of>(of: readonly Of[], count: number): Of[] {
    const left = [...of];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(this.whole(0, left.length - 1), 1)[0]!);
  }
}
