import { permissionNames } from '../../../events/users/permission.enums.js';

interface ListAccess {
  /** Any of these (space-separated) opens it. */
  readonly permission: string;
  /** Fields (space-separated) by the permission that lets one see them. */
  readonly hidden?: Readonly<Record<string, string>>;
}

/** decisions.md B24, in the record: none of the list's columns is among them. */
export const hiddenInContracts = {
  Contracts_Sensitive:
    'buyerHomePhone buyerMobilePhone buyerWorkPhone buyerEmail buyerAddress1 buyerAddress2 buyerCity buyerState buyerZipcode buyerCountry coBuyerHomePhone coBuyerMobilePhone coBuyerEmail incomeGlCode incomeAmount',
};

/** D2 section 4 and decisions.md B23 */
export const hiddenInEpicContracts = { Epic_Contracts_Sensitive: 'buyerEmail buyerMobilePhone buyerHomePhone buyerWorkPhone buyerAddress buyerCity buyerState buyerZipcode buyerCountry coBuyerEmail coBuyerMobilePhone coBuyerHomePhone coBuyerWorkPhone' };
export const hiddenInMembers = { Epic_Members_Sensitive: 'username temporaryPasswordUntil email mobilePhone homePhone workPhone address city state zipcode country' };

/** It says that something was changed, and not what. */
const anything = permissionNames.join(' ');

const contracts = 'Contracts_Main Reports_ContractsDashboard';

/** Every list of the screens, written down from D3 section 6 and decisions.md B15, B16, B23 and B24, not from the code. */
export const lists: Readonly<Record<string, ListAccess>> = {
  'user-list': { permission: 'Settings_Main' },
  'user-totals': { permission: 'Settings_Main' },
  'company-lists': { permission: 'Settings_Main' },
  'company-facts': { permission: 'Settings_Main' },
  'commission-rates': { permission: 'Settings_Main' },
  'membership-fees': { permission: 'Settings_Main' },
  'company-changes': { permission: anything },
  // Of each view, whoever may open its list.
  'list-view': { permission: anything },
  // It says that a field of records was changed that one may open, and neither how nor by whom.
  'changed-fields': { permission: 'Accounting_Main Settings_Main Contracts_Detail Tours_Detail Tours_Edit Epic_Members_Detail Leads_New Epic_Members_Edit PointsLedger_Main Employees_Detail Employees_Edit Users_Edit Users_Detail Leads_Detail Inventory_List Gifts_Detail Gifts_Edit Epic_Contracts_Detail' },
  'resale-contract-list': { permission: contracts },
  'resale-contract-totals': { permission: contracts },
  'resale-contract-months': { permission: contracts },
  // D19, B3, B24
  'accounting-memberships': { permission: 'Accounting_Main' },
  'accounting-list': { permission: 'Accounting_Main', hidden: { Contracts_Sensitive: 'incomeGlCode incomeAmount' } },
  'commission-runs': { permission: 'Commission_Main' },
  'commission-disputes': { permission: 'Commission_Main' },
  'report-schedules': { permission: 'Reports_Main Reports_MarketingDashboard Reports_SalesDashboard Settings_Main' },
  'reserve-ledger': { permission: 'Accounting_Main' },
  'commissioned-sales': { permission: 'Commission_Main' },
  'accounting-months': { permission: 'Accounting_Main', hidden: { Contracts_Sensitive: 'debit credit' } },
  'changed-after-close': { permission: 'Accounting_Main' },
  'points-ledger': { permission: 'PointsLedger_Main' },
  'points-balance': { permission: 'PointsLedger_Main Reports_EpicDashboard' },
  'points-purchases': { permission: 'Leads_New Epic_Members_Edit Epic_Members_Detail PointsLedger_Main Accounting_Edit' },
  // None of its columns is hidden from anybody.
  'epic-contract-list': { permission: 'Epic_Contracts_Main' },
  'product-list': { permission: 'Settings_Main Epic_Contracts_Main Epic_Contracts_New Epic_Contracts_Detail Epic_Contracts_Edit' },
  'epic-contract-totals': { permission: 'Epic_Contracts_Main Reports_EpicDashboard' },
  // It has two of them only.
  'member-list': { permission: 'Epic_Members_Main', hidden: { Epic_Members_Sensitive: 'username email' } },
  // Two columns of it, for it to follow.
  'member-contracts': { permission: 'Epic_Members_Main' },
  'ceded-member-months': { permission: 'Reports_EpicDashboard' },
  'sold-membership-days': { permission: 'Reports_EpicDashboard' },
  'enrolled-member-months': { permission: 'Reports_EpicDashboard' },
  'points-days': { permission: 'PointsLedger_Main Reports_EpicDashboard' },
  'member-totals': { permission: 'Epic_Members_Main Reports_EpicDashboard' },
  // I13: the report of all tours shows them, too.
  'tour-list': { permission: 'Tours_Main Reports_Main' },
  'tour-status-totals': { permission: 'Tours_Main' },
  'employee-list': { permission: 'Employees_Main' },
  'employee-totals': { permission: 'Employees_Main' },
  'gift-type-list': { permission: 'Gifts_Main', hidden: { Gifts_Sensitive: 'cost' } },
  'gift-type-totals': { permission: 'Gifts_Main' },
  // B18
  'gift-ledger': { permission: 'Premiums_Main', hidden: { Gifts_Sensitive: 'cost', Leads_Main: 'leadName' } },
  'lead-list': {
    permission: 'Leads_Main',
    hidden: {
      Leads_Sensitive:
        'address1 address2 city state zipcode country email mobilePhone homePhone workPhone spouseEmail spouseMobilePhone spouseHomePhone spouseWorkPhone incomeTier',
      Other_Beta: 'smsOptIn',
    },
  },
  'deleted-leads': { permission: 'Leads_Admin' },
  'lead-totals': { permission: 'Leads_Main' },
  'inventory-list': {
    permission: 'Inventory_List',
    hidden: {
      Inventory_Sensitive:
        'listingStatus listingEndDate listingPrice entryDate verifiedBy dateVerified notes ownerName sellerFirstName sellerLastName sellerCompanyName sellerEmail sellerMobilePhone sellerHomePhone marketingFee mktFeeDatePd amountPaid variance',
    },
  },
  'inventory-totals': { permission: 'Inventory_List' },
  // decisions.md B13
  'listing-list': {
    permission: 'Listings_Main Inventory_Main',
    hidden: {
      Inventory_Sensitive: 'listingStatus listingEndDate listingPrice marketingFee amountPaid ownerName sellerCompanyName sellerFirstName sellerLastName sellerMobilePhone sellerEmail',
    },
  },
  'listing-totals': { permission: 'Listings_Main Inventory_Main' },
};
