import { Vocabulary } from './kernel/event-vocabulary.js';
import { accountingMonthEvents } from './accounting/accounting-month.events.js';
import { companyFactsEvents, companyListEvents } from './company/company-settings.events.js';
import { commissionRunEvents } from './commission/commission-run.events.js';
import { commissionDisputeEvents } from './commission/commission-dispute.events.js';
import { reportScheduleEvents } from './reports/report-schedule.events.js';
import { reserveAccountEvents } from './commission/reserve-account.events.js';
import { commissionRatesEvents } from './company/commission-rates.events.js';
import { membershipFeesEvents } from './company/membership-fees.events.js';
import { employeeEvents } from './employees/employee.events.js';
import { envelopeEvents } from './signing/envelope.events.js';
import { epicContractEvents } from './epic-contracts/epic-contract.events.js';
import { eventLogEvents } from './kernel/event-log.js';
import { giftEvents } from './gifts/gift.events.js';
import { epicContractImportedV1, productImportedV1 } from './history/blank-amounts.v1.js';
import { commissionRunPartPreparedV1 } from './history/commission-run-part-prepared.v1.js';
import { contractStatusChangedV1 } from './history/contract-status-changed.v1.js';
import { monthClosedV1 } from './history/month-closed.v1.js';
import { inventoryEvents } from './inventory/inventory.events.js';
import { inventorySearchEvents } from './inventory/inventory-search.events.js';
import { leadEvents } from './leads/lead.events.js';
import { listViewEvents, openingViewEvents } from './users/list-view.events.js';
import { memberEvents } from './members/member.events.js';
import { pointsEvents } from './points/points.events.js';
import { productEvents } from './epic-contracts/product.events.js';
import { resaleContractEvents } from './resale-contracts/resale-contract.events.js';
import { textNumberEvents } from './leads/text-number.events.js';
import { tourEvents } from './tours/tour.events.js';
import { userEvents } from './users/user.events.js';

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
    ...membershipFeesEvents,
    ...commissionRatesEvents,
    ...commissionRunEvents,
    ...reserveAccountEvents,
    ...commissionDisputeEvents,
    ...eventLogEvents,
    ...listViewEvents,
    ...openingViewEvents,
    ...accountingMonthEvents,
    ...reportScheduleEvents,
  ],
  [commissionRunPartPreparedV1, contractStatusChangedV1, epicContractImportedV1, monthClosedV1, productImportedV1],
);
