/** Asks for the next item while the current one is handled, so that reading and writing overlap. */
export async function* readAhead<T>(source: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  const ask = (): Promise<IteratorResult<T>> => {
    const item = iterator.next();
    // Awaited below; until then a failure must not count as unhandled.
    item.catch(() => undefined);
    return item;
  };
  try {
    for (let next = ask(); ; ) {
      const item = await next;
      if (item.done) return;
      next = ask();
      yield item.value;
    }
  } finally {
    // Not awaited: the source closes only after the item that was asked for, which may be long in coming.
    iterator.return?.().catch(() => undefined);
  }
}
