import type { Pool } from 'pg';

type Borrow = Parameters<Pool['connect']>[0];

/** What TypeORM takes for a driver: connections of a pool that is there already, so that none is opened beside its share. */
export function borrowing(pool: Pool): object {
  return {
    Pool: class {
      /** Whoever made the pool hears its errors, and ends it. */
      on(): void {}

      connect(borrow: Borrow): void {
        pool.connect(borrow);
      }

      end(ended: () => void): void {
        ended();
      }
    },
  };
}
