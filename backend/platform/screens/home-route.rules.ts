import { allScreens, type ScreenRule } from './screens.rules.js';

type May = (permission: ScreenRule['permission']) => boolean;

/**
 * Where somebody starts: the own home route when it is a screen of ours that he or she may open, else the first
 * permitted entry of the menu (`decisions.md A9, I18`), which is Today for everybody.
 */
export function homeRouteOf(wanted: string | null, may: May): string {
  const open = allScreens.filter(({ permission }) => may(permission));
  const own = open.find(({ path }) => path === wanted?.trim() && !path.includes(':'));
  return (own ?? open.find(({ menu }) => menu !== undefined)!).path;
}

/** A way to ask `homeRouteOf` for somebody who holds these. */
export function holding(permissions: Iterable<string>): May {
  const held = new Set(permissions);
  return (needed) => needed === undefined || [needed].flat().some((permission) => held.has(permission));
}
