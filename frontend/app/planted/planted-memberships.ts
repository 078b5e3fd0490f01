import { cardIn, none, within, withOpen, type Place, type PlantedArea, type Shown } from './planted-area.js';

const memberPlace = (beside: string, card: string): Place => {
  const page: Shown = { file: 'frontend/epic-members/member-cards', name: card, props: withOpen };
  return { beside, table: 'events/members/member.fields', revised: 'MemberRevised', page, forms: [within({ file: 'frontend/epic-members/member-form', name: 'MemberForm', props: none }, page)] };
};

const epicForm: Shown = { file: 'frontend/epic-contracts/form/epic-contract-form', name: 'EpicContractForm', props: withOpen };
const epicNew: Shown = { file: 'frontend/epic-contracts/form/epic-contract-new', name: 'EpicContractNew', props: none, at: ['/:tourId', '/0'] };
const epicPlace = (table: string, beside: string, revised: string, part: string, ...news: readonly Shown[]): Place => ({
  beside,
  table: `events/epic-contracts/${table}.fields`,
  revised,
  page: cardIn('frontend/epic-contracts/epic-contract-sections', 'epicContractSections', part),
  forms: [epicForm, ...news],
});

/** What becomes of a tour that sells a membership. */
export const plantedMemberships: readonly PlantedArea[] = [
  {
    area: 'a member',
    record: ['events/members/member.fields', 'memberListFields', { otherMemberships: [] }],
    command: ['backend/members/member.commands', 'ReviseMember'],
    history: ['backend/members/member.history', 'describeMemberEvent'],
    row: ['projections/member-list/member-list.read-model', 'MemberListRow'],
    columns: ['projections/member-list/member-list.columns', 'memberListColumns'],
    places: [memberPlace('workPhone', 'PersonCard'), memberPlace('sorLink', 'PersonCard'), memberPlace('membershipTier', 'TermsCard')],
  },
  {
    area: 'a membership contract',
    record: ['events/epic-contracts/epic-contract.fields', 'epicContractFields', { contractStatus: 'Draft' }],
    command: ['backend/epic-contracts/epic-contract.commands', 'ReviseEpicContract'],
    history: ['backend/epic-contracts/epic-contract.history', 'describeEpicContractEvent'],
    row: ['projections/epic-contract-list/epic-contract-list.read-model', 'EpicContractListRow'],
    columns: ['projections/epic-contract-list/epic-contract-list.columns', 'epicContractListColumns'],
    answers: [
      [['new-epic-contract', '0'], { tourId: 0, leadId: 0, values: {} }],
      [['company-settings'], { lists: {}, membershipFees: { defaultLoanTerm: 60 } }],
      [['employees', 'SalesReps'], []],
      [['employees', 'ToReps'], []],
      [['page of', 'product-list', 'limit=200'], { rows: [] }],
    ],
    places: [
      // The table of the whole contract takes these in when it is loaded.
      epicPlace('epic-contract-terms', 'contractDate', 'EpicContractTermsRevised', 'sale', epicNew),
      epicPlace('epic-contract', 'tppDealNumber', 'EpicContractDealRevised', 'sale'),
      epicPlace('epic-contract', 'buyerLastName', 'EpicContractBuyersRevised', 'buyers', epicNew),
      epicPlace('epic-contract', 'coBuyerWorkPhone', 'EpicContractBuyersRevised', 'buyers', epicNew),
      epicPlace('epic-contract', 'toName', 'EpicContractSalesRevised', 'sale', epicNew),
    ],
  },
];
