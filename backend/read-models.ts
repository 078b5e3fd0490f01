import { changesProjection } from '../projections/changes/changes.projector.js';
import type { Projection } from '../projections/engine/projection.js';
import { areas } from './areas.js';

/** Every kind of record whose changes are told. */
export const changedRecords = areas.flatMap(({ changes }) => changes);

/** Every read model of the product; all changes are told in the words of the areas. */
export const readModels: readonly Projection[] = [...areas.flatMap((area) => area.readModels), changesProjection(changedRecords) as Projection];
