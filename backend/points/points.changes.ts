import { ledgerListFields, pointsPurchaseListFields } from '../../events/points/points.fields.js';
import * as events from '../../events/points/points.events.js';
import { changedAs } from '../platform/changes/changed-as.js';
import { whoseAccount, type PointsAccountId } from './points-account-id.js';
import { pointsAccount } from './points-account.js';
import { pointsLedgerRow } from './ledger/points-ledger-row.js';

export const pointsAccountChanges = changedAs(pointsAccount, {
  area: 'Points accounts',
  calls: (id) => {
    const { memberId, useYear } = whoseAccount(id as PointsAccountId);
    return `Points of member ${memberId}, ${useYear}`;
  },
  events: events.pointsAccountEvents,
  fields: pointsPurchaseListFields,
  anyOf: ['PointsLedger_Main'],
  page: (id) => `/admin/points-ledger?memberId.is=${whoseAccount(id as PointsAccountId).memberId}`,
});

export const ledgerRowChanges = changedAs(pointsLedgerRow, {
  area: 'Points ledger',
  calls: 'Ledger row',
  events: events.pointsLedgerRowEvents,
  fields: ledgerListFields,
  anyOf: ['PointsLedger_Main'],
  page: (id) => `/admin/points-ledger?pointLedgerId.is=${id}`,
  url: (id) => `/api/PointLedgers/${id}`,
});
