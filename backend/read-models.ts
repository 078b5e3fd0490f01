import { changesProjection } from '../projections/changes/changes.projector.js';
import type { Projection } from '../projections/engine/projection.js';
import { projections } from '../projections/projections.js';
import { changedRecords } from './changed-records.js';

/** Every read model of the product; all changes are told in the words of the areas. */
export const readModels: readonly Projection[] = [...projections, changesProjection(changedRecords) as Projection];
