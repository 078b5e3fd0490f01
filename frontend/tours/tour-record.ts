import type { Tour } from '../../backend/tours/tour.state.js';
import type { RecordKind } from '../kit/detail/record-kind.js';

export const tourKind: RecordKind<Tour> = {
  noun: 'tour',
  list: '/admin/tours',
  name: (id) => ({ list: 'tour-list', key: id, url: `/api/Tours/${id}`, stream: `tour-${id}` }),
  title: (id) => `Tour ${id}`,
  status: 'tourStatus',
  mayEdit: ({ may }) => may('Tours_Edit'),
};
