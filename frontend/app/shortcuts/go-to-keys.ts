import type { Screen } from '../screen.js';

/** `g` and then the letter that the screen has in `routes.tsx`. */
export function goToKeys({ letter }: Screen): readonly string[] | undefined {
  return letter === undefined ? undefined : ['g', letter];
}
