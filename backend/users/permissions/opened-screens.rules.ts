import { allScreens, type ScreenRule } from '../../platform/screens/screens.rules.js';

/** What people call the screens that a permission opens. */
export function screensOpenedBy(permission: string): readonly string[] {
  const opened = allScreens.filter((screen) => [screen.permission ?? []].flat().some((needed) => needed === permission));
  return [...new Set(opened.map(nameOf))];
}

/** A title such as ":id" or "User :id" needs its record; without one, the list that it stands under says what it is. */
function nameOf({ title, tab, under }: ScreenRule): string {
  const words = title.replace(/\s*:\w+/g, '');
  return tab ?? (words || `one of ${allScreens.find(({ path }) => path === under)?.title ?? 'them'}`);
}
