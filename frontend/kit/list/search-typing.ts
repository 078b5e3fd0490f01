/** What stands in a search box, beside what its list is searched for. */
export interface SearchTyping {
  readonly typed: string;
  /** What the box asked for last, or was told from outside since. */
  readonly asked: string;
  /** What the list was searched for when the box last looked. */
  readonly known: string;
}

export function opening(search: string): SearchTyping {
  return { typed: search, asked: search, known: search };
}

/** The list is searched for other words. What the box asked for itself comes back to it: somebody may have typed on since. */
export function told(typing: SearchTyping, search: string): SearchTyping {
  if (search === typing.known) return typing;
  return search === typing.asked ? { ...typing, known: search } : opening(search);
}
