/** Long enough to be read out; after that the same words are news again. */
const SAID_MS = 5_000;

const watchers = new Set<() => void>();
let words = '';
let forgets: ReturnType<typeof setTimeout> | undefined;

/** Says something once to who has the screen read out, when they have heard what is being read. What comes after takes its place. */
export function announce(said: string): void {
  clearTimeout(forgets);
  become(said);
  forgets = setTimeout(() => become(''), SAID_MS);
}

/** What is being said. */
export const announced = {
  words: (): string => words,
  watch: (watcher: () => void): (() => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

function become(said: string): void {
  words = said;
  for (const watcher of watchers) watcher();
}
