import type { Type } from '@nestjs/common';
import type { Projection } from '../../../projections/engine/projection.js';
import type { AnyClaim } from '../claims/claim-of.js';
import type { ChangedRecords } from '../changes/changed-records.js';
import type { ListDefinition } from '../lists/list-registry.js';
import type { PageApart } from '../http/security-headers.js';
import type { ForToday } from '../today/for-today.js';

/** What an area brings. What has to know them all takes it from here: the application, the engine, the lists, the page of all changes. */
export interface Area {
  readonly module: Type;
  /** The lists that its screens read and follow. */
  readonly lists: readonly ListDefinition[];
  readonly readModels: readonly Projection[];
  /** How its records are told in Changes. */
  readonly changes: readonly ChangedRecords[];
  /** What only one of its records at a time may have. */
  readonly claims?: readonly AnyClaim[];
  /** What it has for the page Today. */
  readonly today?: ForToday;
  /** Pages outside of the office, which have headers of their own. */
  readonly pagesApart?: readonly PageApart[];
  /** Names of cookies of its own, beside those of who signs in. */
  readonly cookies?: readonly string[];
  /** Paths of its routes that take a file: "/api/Contracts/:id/Papers/:paper". */
  readonly uploadPaths?: readonly string[];
}
