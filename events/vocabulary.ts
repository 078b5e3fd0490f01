import { Vocabulary } from './kernel/event-vocabulary.js';
import { companyFactsEvents, companyListEvents } from './company/company-settings.js';
import { employeeEvents } from './employees/employee.js';
import { envelopeEvents } from './signing/envelope.js';
import { epicContractEvents } from './epic-contracts/epic-contract.js';
import { eventLogEvents } from './kernel/event-log.js';
import { giftEvents } from './gifts/gift.js';
import { epicContractImportedV1, productImportedV1 } from './history/blank-amounts.v1.js';
import { contractStatusChangedV1 } from './history/contract-status-changed.v1.js';
import { inventoryEvents } from './inventory/inventory.js';
import { inventorySearchEvents } from './inventory/inventory-search.js';
import { leadEvents } from './leads/lead.js';
import { listViewEvents, openingViewEvents } from './users/list-view.js';
import { memberEvents } from './members/member.js';
import { pointsEvents } from './points/points.js';
import { productEvents } from './epic-contracts/product.js';
import { resaleContractEvents } from './resale-contracts/resale-contract.js';
import { textNumberEvents } from './leads/text-number.js';
import { tourEvents } from './tours/tour.js';
import { userEvents } from './users/user.js';

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
