import { InterestImported } from '../../events/lead.js';
import { blankValues } from '../../events/field.values.js';
import { interestFields } from '../../events/lead-fields.values.js';
import { projection } from '../engine/projection.js';
import { InterestListRow } from './interest-list.read-model.js';

const blank = blankValues(interestFields);

export const interestList = projection('interest-list', { version: 2, entity: InterestListRow, key: 'interestId' }).creates(
  InterestImported,
  ({ data }) => ({ ...blank, ...data }),
);
