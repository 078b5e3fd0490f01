import type { SVGIconProps } from '@blueprintjs/icons';
import type { ComponentType, FC } from 'react';
import type { PermissionName } from '../../events/permission.values.js';

export type MenuGroup = 'Front desk' | 'Sales' | 'Back office';

/** One screen of the product; routes.tsx lists them all. */
export interface Screen {
  readonly path: string;
  /** Its breadcrumb, and the menu label of those that stand in the menu. `:id` stands for the route's own. */
  readonly title: string;
  readonly load: () => Promise<ComponentType>;
  /** Absent: everybody who is signed in. A list: any one of them. */
  readonly permission?: PermissionName | readonly PermissionName[];
  readonly menu?: { readonly group: MenuGroup; readonly icon: FC<SVGIconProps> };
  /** Path of the screen that it is reached from: the breadcrumb before it, and the menu entry that stays lit. */
  readonly under?: string;
  /** What the header's search box may look for here; the words arrive as `?q=`. */
  readonly finds?: string;
}
