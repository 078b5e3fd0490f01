import type { Abstract, Type } from '@nestjs/common';
import type { PermissionName } from '../../../events/users/permission.enums.js';
import type { Filter } from '../../../projections/lists/list-request.js';
import type { Session } from '../auth/sessions/session.js';
import type { ListDefinition } from '../lists/list-registry.js';
import type { ListReader } from '../lists/list-reader.js';
import type { LookUp } from '../lists/look-up.js';

/** Who looks at the page Today, and on which day. */
export interface ForWhom {
  readonly session: Session;
  /** YYYY-MM-DD, New York. */
  readonly day: string;
  readonly lookUp: LookUp;
  readonly lists: ListReader;
  /** A provider of the area's own module, or of the platform. */
  readonly ask: <Provider>(provider: Type<Provider> | Abstract<Provider>) => Provider;
}

interface WaitingLine {
  readonly name: string;
  /** Any of these opens the screen that the line leads to. */
  readonly permission: readonly PermissionName[];
  /** What one has to see for the line to be counted, where its filters go by fields that not everybody sees. */
  readonly needs?: PermissionName;
  /** That screen. */
  readonly page: string;
  /** After the count: "contract is overdue to close". */
  readonly words: { readonly one: string; readonly many: string };
}

/** Rows of a list that wait for somebody: counted and opened by the same filters. */
export interface WaitingRows extends WaitingLine {
  readonly list: ListDefinition;
  /** By columns that the list's screen shows, so that whoever opens them sees what they are filtered by. */
  readonly rows: (whom: ForWhom) => Promise<readonly Filter[]> | readonly Filter[];
}

/** What no list holds; the screen itself shows as many. */
export interface WaitingCount extends WaitingLine {
  readonly count: (whom: ForWhom) => Promise<number>;
  /** When this list moves, the count may have; without one it is asked for again and again. */
  readonly moves?: ListDefinition;
}

/** One line of "What waits for you", as an area contributes it. */
export type Waiting = WaitingRows | WaitingCount;
