import { InterestImported } from '../../events/lead.js';
import { projection } from '../engine/projection.js';
import { InterestListRow } from './interest-list.read-model.js';

export const interestList = projection('interest-list', { version: 1, entity: InterestListRow, key: 'interestId' }).creates(
  InterestImported,
  ({ data }) => ({ ...data }),
);
