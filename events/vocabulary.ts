import { Vocabulary } from './event-vocabulary.js';
import { companyFactsEvents, companyListEvents } from './company-settings.js';
import { employeeEvents } from './employee.js';
import { envelopeEvents } from './envelope.js';
import { epicContractEvents } from './epic-contract.js';
import { eventLogEvents } from './event-log.js';
import { giftEvents } from './gift.js';
import { epicContractImportedV1, productImportedV1 } from './history/blank-amounts.v1.js';
import { contractStatusChangedV1 } from './history/contract-status-changed.v1.js';
import { inventoryEvents } from './inventory.js';
import { inventorySearchEvents } from './inventory-search.js';
import { leadEvents } from './lead.js';
import { listViewEvents, openingViewEvents } from './list-view.js';
import { memberEvents } from './member.js';
import { pointsEvents } from './points.js';
import { productEvents } from './product.js';
import { resaleContractEvents } from './resale-contract.js';
import { textNumberEvents } from './text-number.js';
import { tourEvents } from './tour.js';
import { userEvents } from './user.js';

/** Every event type of the product, and the upcasters that read its superseded shapes. */
export const vocabulary = new Vocabulary(
  [
    ...resaleContractEvents,
    ...tourEvents,
    ...leadEvents,
    ...textNumberEvents,
    ...envelopeEvents,
    ...inventoryEvents,
    ...inventorySearchEvents,
    ...employeeEvents,
    ...giftEvents,
    ...memberEvents,
    ...pointsEvents,
    ...productEvents,
    ...epicContractEvents,
    ...userEvents,
    ...companyListEvents,
    ...companyFactsEvents,
    ...eventLogEvents,
    ...listViewEvents,
    ...openingViewEvents,
  ],
  [contractStatusChangedV1, epicContractImportedV1, productImportedV1],
);
