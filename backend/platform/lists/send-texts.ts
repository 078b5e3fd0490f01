import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** A reader holds a connection of the database: who takes nothing for so long, or is not through in the end, is let go. */
const PATIENCE = { stalledMs: 15_000, inAllMs: 300_000 };

/** Texts, or the parts of a file. The head goes out with the first, so that a failure before it still gets a proper answer. */
export async function sendTexts(response: Response, contentType: string, texts: AsyncGenerator<string | Uint8Array>, patience = PATIENCE): Promise<void> {
  const first = await texts.next();
  const giveUp = () => response.destroy();
  const end = setTimeout(giveUp, patience.inAllMs);
  response.type(contentType);
  response.setTimeout(patience.stalledMs, giveUp);
  try {
    await pipeline(Readable.from(withFirst(first, texts)), response);
  } catch (error) {
    // The client went away, or the rows broke off: the unfinished answer tells it; nothing can be added to it.
    if (!response.destroyed) throw error;
  } finally {
    clearTimeout(end);
  }
}

async function* withFirst<Part>(first: IteratorResult<Part>, rest: AsyncGenerator<Part>): AsyncGenerator<Part> {
  try {
    if (!first.done) yield first.value;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}
