import type { ComponentType } from 'react';
import { ReloadPage } from './reload-page.js';
import type { Screen } from './screen.js';

type Loaded = Pick<Screen, 'path' | 'load'>;

export interface ScreenCode {
  readonly Component: ComponentType;
}

const here = new Map<string, ScreenCode>();
const coming = new Map<string, Promise<ScreenCode>>();

/** A screen's code, at once where it was fetched before. */
export function screenCode(screen: Loaded): ScreenCode | Promise<ScreenCode> {
  return here.get(screen.path) ?? fetchScreen(screen);
}

/** Never rejects; code that could not be fetched is fetched anew by whoever goes there next. */
export function fetchScreen({ path, load }: Loaded): Promise<ScreenCode> {
  const known = coming.get(path);
  if (known) return known;
  const fetched = load().then(
    (Component) => {
      const code = { Component };
      here.set(path, code);
      return code;
    },
    () => {
      coming.delete(path);
      return { Component: ReloadPage };
    },
  );
  coming.set(path, fetched);
  return fetched;
}
