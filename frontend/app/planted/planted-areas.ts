import { cardOf, none, nothing, toClose, within, withOpen, type Given, type Place, type PlantedArea, type Shown } from './planted-area.js';
import { plantedMemberships } from './planted-memberships.js';

const tourForm: Shown = { file: 'frontend/tours/tour-form', name: 'TourForm', props: toClose };
const tourSections = 'frontend/tours/booking/tour-sections';

const leadForm: Shown = { file: 'frontend/leads/lead-form', name: 'LeadForm', props: none };
const leadNew: Shown = { file: 'frontend/leads/lead-new', name: 'LeadNew', props: none };
const leadCard = (part: string): Shown => ({ file: 'frontend/leads/lead-card', name: 'LeadCard', props: ({ open }) => ({ open, part, title: part }) });
const guestsCard: Shown = { file: 'frontend/leads/guests-card', name: 'GuestsCard', props: withOpen };
const leadPlace = (beside: string, card: Shown): Place => ({ beside, table: 'events/leads/lead.fields', revised: 'LeadRevised', page: card, forms: [within(leadForm, card), leadNew] });

const unitParts = async (given: Given) => ({ parts: (await given.load('frontend/inventory/inventory-sections'))['inventoryParts'] });
const unitPlace = (beside: string, revised: string): Place => ({
  beside,
  table: 'events/inventory/inventory.fields',
  revised,
  page: { file: 'frontend/inventory/inventory-detail', name: 'UnitCards', props: async (given) => ({ unit: given.open.data, ...(await unitParts(given)) }) },
  forms: [
    { file: 'frontend/inventory/inventory-form', name: 'InventoryForm', props: async (given) => ({ ...toClose(given), ...(await unitParts(given)) }) },
    { file: 'frontend/inventory/inventory-new', name: 'NewInventory', props: () => ({ lookedFor: {} }) },
    { file: 'frontend/listings/listing-new', name: 'ListingNew', props: none },
  ],
});

const contractForm: Shown = { file: 'frontend/contracts/contract-form', name: 'ContractForm', props: none };
const contractNew: Shown = { file: 'frontend/contracts/new/contract-new', name: 'ContractNew', props: none, at: ['/:tourId/:inventoryId', '/0/0'] };
const exchangeNew: Shown = { ...contractNew, file: 'frontend/contracts/new/hsi-rci-new', name: 'HsiRciNew' };
const contractCard = (file: string, name: string): Shown => ({ file: `frontend/contracts/${file}`, name, props: withOpen });
const contractPlace = (part: 'deal' | 'money' | 'party', beside: string, revised: string, card: Shown, ...news: readonly Shown[]): Place => ({
  beside,
  table: `events/resale-contracts/resale-contract-${part}.fields`,
  revised,
  page: card,
  forms: [within(contractForm, card), ...news],
});
const known = { inventoryId: 0, tourId: 0, leadId: 0, values: {} };

export const plantedAreas: readonly PlantedArea[] = [
  {
    area: 'a tour',
    record: ['events/tours/tour.fields', 'tourFields'],
    command: ['backend/tours/tour.commands', 'ReviseTour'],
    history: ['backend/tours/tour.history', 'describeTourEvent'],
    row: ['projections/tour-list/tour-list.read-model', 'TourListRow'],
    columns: ['projections/tour-list/tour-list.columns', 'tourListColumns'],
    answers: [
      [['offered', '/api/Employees/SalesReps'], []],
      [['offered', '/api/Employees/MarketingReps'], []],
      [['offered', '/api/GiftTypes/AvailableGifts'], []],
    ],
    places: [
      {
        beside: 'marketingSource',
        table: 'events/tours/tour.fields',
        revised: 'TourDetailsRevised',
        page: cardOf(tourSections, 'appointment'),
        forms: [tourForm, { file: 'frontend/tours/booking/book-tour', name: 'BookTour', props: () => ({ lead: { leadId: 12, marketingSource: '' }, open: true, onOpen: nothing }) }],
      },
      { beside: 'qualified', table: 'events/tours/tour.fields', revised: 'TourDetailsRevised', page: cardOf(tourSections, 'guests'), forms: [tourForm] },
    ],
  },
  {
    area: 'a lead',
    record: ['events/leads/lead.fields', 'leadFields', { leadId: 20, spouseFirstName: 'Ana', textsStopped: null, interests: [] }],
    command: ['backend/leads/lead.commands', 'ReviseLead'],
    history: ['backend/leads/lead.history', 'describeLeadEvent'],
    row: ['projections/lead-list/lead-list.read-model', 'LeadListRow'],
    columns: ['projections/lead-list/lead-list.columns', 'leadListColumns'],
    places: [
      leadPlace('occupation', leadCard('demographics')),
      leadPlace('marketingCampaign', leadCard('marketing')),
      leadPlace('workPhone', guestsCard),
      leadPlace('spouseEmail', guestsCard),
      leadPlace('zipcode', guestsCard),
    ],
  },
  {
    area: 'a unit',
    record: ['events/inventory/inventory.fields', 'inventoryFields'],
    command: ['backend/inventory/inventory.commands', 'ReviseInventory'],
    history: ['backend/inventory/inventory.history', 'describeInventoryEvent'],
    row: ['projections/inventory-list/inventory-list.read-model', 'InventoryListRow'],
    columns: ['projections/inventory-list/inventory-list.columns', 'inventoryListColumns'],
    places: [unitPlace('unitView', 'InventoryUnitRevised'), unitPlace('ownerName', 'InventorySellerRevised'), unitPlace('rciNumber', 'InventoryPointsRevised')],
  },
  {
    area: 'a contract',
    record: ['events/resale-contracts/resale-contract.fields', 'resaleContractFields', { contractType: 'Inventory', signings: [], papers: [], incomeGlCode: '4000' }],
    command: ['backend/resale-contracts/resale-contract.commands', 'ReviseResaleContract'],
    history: ['backend/resale-contracts/resale-contract.history', 'describeResaleContractEvent'],
    row: ['projections/resale-contract-list/resale-contract-list.read-model', 'ResaleContractListRow'],
    columns: ['projections/resale-contract-list/resale-contract-list.columns', 'resaleContractListColumns'],
    answers: [
      [['new-contract', '0', '0'], known],
      [['employees', 'SalesReps'], []],
      [['employees', 'ToReps'], []],
    ],
    places: [
      contractPlace('deal', 'unitNumber', 'UnitRevised', contractCard('contract-cards', 'ResortCard'), contractNew),
      contractPlace('deal', 'tppDealNumber', 'DealRevised', contractCard('contract-cards', 'ContractCard'), contractNew),
      contractPlace('deal', 'closingDate', 'ContractDatesRevised', contractCard('contract-dates', 'ContractDates'), contractNew),
      contractPlace('deal', 'includesInternalTradein', 'OptionsRevised', contractCard('contract-cards', 'OptionsCard'), contractNew),
      contractPlace('party', 'buyerLastName', 'BuyerRevised', contractCard('party-cards', 'BuyerCard'), contractNew, exchangeNew),
      contractPlace('party', 'sellerLastName', 'SellerRevised', contractCard('party-cards', 'SellerCard'), contractNew),
      contractPlace('party', 'contractsProcessor', 'SalesAssignmentRevised', contractCard('sales-card', 'SalesCard'), contractNew, exchangeNew),
      contractPlace('money', 'depositMadeBy', 'FinancialTermsRevised', contractCard('financial-terms', 'FinancialTerms'), contractNew, exchangeNew),
      contractPlace('money', 'aprRate', 'LoanTermsRevised', contractCard('contract-cards', 'LoanCard')),
      contractPlace('money', 'incomeGlCode', 'AccountingCodesRevised', contractCard('contract-cards', 'AccountingCard')),
    ],
  },
  {
    area: 'a gift',
    record: ['events/gifts/gift.fields', 'giftTypeListFields'],
    command: ['backend/gifts/gift-type.commands', 'ReviseGiftType'],
    history: ['backend/gifts/gift-type.history', 'describeGiftEvent'],
    row: ['projections/gift-type-list/gift-type-list.read-model', 'GiftTypeListRow'],
    columns: ['projections/gift-type-list/gift-type-list.columns', 'giftTypeListColumns'],
    places: [
      {
        beside: 'keepsStock',
        table: 'events/gifts/gift.fields',
        revised: 'GiftTypeRevised',
        page: cardOf('frontend/gifts/gift-sections', 'giftSection'),
        forms: [{ file: 'frontend/gifts/gift-form', name: 'GiftForm', props: toClose }, { file: 'frontend/gifts/gift-new', name: 'GiftNew', props: none }],
      },
    ],
  },
  {
    area: 'an employee',
    record: ['events/employees/employee.fields', 'employeeListFields'],
    command: ['backend/employees/employee.commands', 'ReviseEmployee'],
    history: ['backend/employees/employee.history', 'describeEmployeeEvent'],
    row: ['projections/employee-list/employee-list.read-model', 'EmployeeListRow'],
    columns: ['projections/employee-list/employee-list.columns', 'employeeListColumns'],
    places: [
      {
        beside: 'isToRep',
        table: 'events/employees/employee.fields',
        revised: 'EmployeeRevised',
        page: cardOf('frontend/employees/employee-sections', 'parts'),
        forms: [{ file: 'frontend/employees/employee-form', name: 'EmployeeForm', props: toClose }, { file: 'frontend/employees/employee-new', name: 'EmployeeNew', props: none }],
      },
    ],
  },
  {
    area: 'a user',
    record: ['events/users/user.fields', 'userListFields', { role: 'Receptionist' }],
    command: ['backend/users/user.commands', 'UpdateUser'],
    history: ['backend/users/user.history', 'describeUserEvent'],
    row: ['projections/user-list/user-list.read-model', 'UserListRow'],
    columns: ['projections/user-list/user-list.columns', 'userListColumns'],
    places: [
      {
        beside: 'lastName',
        table: 'events/users/user.fields',
        revised: 'UserRevised',
        page: { file: 'frontend/users/user-as-it-was', name: 'UserAsItWas', props: ({ open }) => ({ user: open.data }) },
        forms: [
          { file: 'frontend/users/user-form', name: 'UserForm', props: (given) => ({ ...toClose(given), subject: { name: 'Ellen Marsh', oneself: false, held: [] } }) },
          { file: 'frontend/users/user-new', name: 'UserNew', props: none },
        ],
      },
    ],
  },
  ...plantedMemberships,
];
