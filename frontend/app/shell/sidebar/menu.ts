import { standsInMenu } from '../../../../backend/platform/screens/screens.rules.js';
import type { Session } from '../../../server/session.js';
import { screens } from '../../routes.js';
import type { MenuGroup, Screen } from '../../screen.js';

const groups: readonly MenuGroup[] = ['', 'Front desk', 'Sales', 'Back office'];

export interface MenuSection {
  readonly group: MenuGroup;
  readonly entries: readonly Screen[];
}

/** What this person's sidebar shows: only screens that exist and that they may open. */
export function menuFor(may: Session['may']): readonly MenuSection[] {
  return groups
    .map((group) => ({ group, entries: screens.filter((screen) => screen.menu === group && standsInMenu(screen, may)) }))
    .filter((section) => section.entries.length > 0);
}

/** The screens on the way from the menu to this one, this one last. */
export function trailOf(screen: Screen): readonly Screen[] {
  const above = screens.find((other) => other.path === screen.under);
  return above ? [...trailOf(above), screen] : [screen];
}

/** What its tabs lead to besides: pages of other sections, and screens that are asked something. */
export function besidesOf(screen: Screen, may: Session['may']): NonNullable<Screen['besides']> {
  if (!screen.tab) return [];
  const first = screens.find(({ path }) => path === (screen.besides ? screen.path : screen.under));
  return (first && may(first.permission) && first.besides?.filter(({ permission }) => may(permission))) || [];
}

/** The tabs that this screen stands among: those of the screen above, and that one itself. */
export function tabsOf(screen: Screen, may: Session['may']): readonly Screen[] {
  if (!screen.tab) return [];
  const begins = (screen.section !== undefined && !screen.under) || screens.some(({ under, tab }) => tab && under === screen.path);
  const first = begins ? screen.path : screen.under;
  return screens.filter(({ path, under, tab, permission }) => tab && (path === first || under === first) && may(permission));
}
