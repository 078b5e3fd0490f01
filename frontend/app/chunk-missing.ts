/** The code of a screen could not be fetched: a new release took its place on the server, or the line is down. */
export class ChunkMissing extends Error {
  constructor(cause: unknown) {
    super('The code of this page could not be fetched', { cause });
  }
}
