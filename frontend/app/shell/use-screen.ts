import { useMatches } from 'react-router-dom';
import type { Screen } from '../screen.js';

/** The screen that is open, with the parameters of its path; undefined where there is none. */
export function useScreen(): { readonly screen: Screen; readonly params: Readonly<Record<string, string | undefined>> } | undefined {
  const match = useMatches().at(-1);
  return match?.handle ? { screen: match.handle as Screen, params: match.params } : undefined;
}
