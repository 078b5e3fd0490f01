import { tourListFields } from '../../events/tour-fields.values.js';
import { tourEvents } from '../../events/tour.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { tour } from './tour.js';

export const tourChanges = changedAs(tour, {
  area: 'Tours',
  calls: 'Tour',
  events: tourEvents,
  fields: tourListFields,
  anyOf: ['Tours_Detail'],
  page: (id) => `/admin/tours-detail/${id}`,
  url: (id) => `/api/Tours/${id}`,
});
