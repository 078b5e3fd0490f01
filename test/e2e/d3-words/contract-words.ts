import type { WordedScreen } from './words.js';

const yesNo = ['YES', 'NO'];
const entityTypes = ['INDIVIDUAL', 'COMPANY', 'TRUST'];
const usStates = 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(' ');
/** Provinces are for addresses alone. */
const addressStates = [...usStates, ...'AB BC MB NB NL NS ON PE QC SK'.split(' ')];
/** The full world list: ISO 3166, each country and territory that has a code of its own. */
const world = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR
CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU
ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ
MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`.trim().split(/\s+/);
const payment = {
  'Deposit made by': ['CASH', 'CHECK', 'CREDIT CARD', 'MONEY ORDER', 'WIRE TRANSFER'],
  'Balance due by': ['Check', 'Credit Card', 'FINANCE', 'None', 'Wire Transfer'],
};
/** Three firms and three choices each, which the documents do not print (decisions.md C21). */
const agents = {
  'Closing agent': ['First Coast Title', 'Harbor Escrow', 'Lakeside Closing'],
  Processor: ['Processor A', 'Processor B', 'Processor C'],
  'Escrow agent': ['Escrow A', 'Escrow B', 'Escrow C'],
};
/** Document 1, section 5, as they are sent. */
const values = {
  Sleeps: ['2', '3', '4', '5', '6', '7', '8', '9'],
  Bedrooms: ['Studio', '1', '2', '3', '4'],
  Bathrooms: ['1', '1.5', '2', '2.5', '3', '3.5', 'Other'],
  'Fixed or float': ['FIXED', 'FLOAT'],
  'Use year type': ['Annual', 'Biennial Even', 'Biennial Odd', 'Triennial X', 'Triennial Y', 'Triennial Z'],
  Ownership: ['DEED', 'MEMBERSHIP / RIGHT TO USE'],
  'Buyer type': entityTypes,
  'Seller type': entityTypes,
  'HOA inventory': yesNo,
  'Buyer country': ['US', 'CA'],
  'Seller country': ['US', 'CA'],
  'TO used': yesNo,
  'Full amount collected': yesNo,
  ...payment,
  'Resort enhancement': ['NONE', 'RCI', 'II - CLUB INTERVAL GOLD'],
  'Internal trade-in': yesNo,
  ...agents,
};
/** Who sells, and the resorts of all units. */
const offered = { 'Sales agent': ['/api/Employees/SalesReps', 'fullName'], TO: ['/api/Employees/ToReps', 'fullName'], Resort: ['/api/Resort', 'resortName'] } as const;
const noReps = { '**/api/Employees/SalesReps': 'No available sales reps.' };
/** Document 1, section 5, in the order in which they are checked. */
const dates = {
  'Contract date': 'You must enter a valid contract date.',
  'Funds in escrow by': 'You must enter a valid funds in escrow by date.',
  'Seller signs by': 'You must enter a valid seller sign by date.',
  'Closing date': 'You must enter a valid closing date.',
};

/** Document 1, sections 2, 5 and 8. */
export const contractWords: Readonly<Record<string, WordedScreen>> = {
  'the list of contracts': {
    from: 'D1 2, decisions.md C10, C12',
    screen: '/admin/contracts',
    texts: ['Contracts', 'All', 'In Progress', 'Draft', 'Signed', 'Closed', 'Rescinded', 'Canceled', 'Expired', 'TPP', 'Status', 'Date', 'Buyer', 'Seller', 'Resort', 'Unit', 'Week'],
  },
  'the detail of a contract': {
    from: 'D1 2',
    screen: '/admin/contracts-detail/:contract',
    texts: ['Contract', 'Resort', 'Buyer', 'Seller', 'Sales', 'Dates', 'Financial terms', 'Additional options', 'Documents', 'Create Contract', 'Edit'],
  },
  'the documents of a contract': {
    from: 'D1 2, Document display rules',
    screen: '/admin/contracts-documents/:contract',
    texts: ['Buyer contract', 'Seller contract', 'Create Contract', 'Preview', 'Download'],
  },
  'a new contract from inventory': {
    from: 'D1 2, 5, decisions.md C1',
    screen: '/admin/contracts-new-for-tour/:tour/inventory/:unit',
    texts: ['New Contract', 'Contract', 'Resort Info', 'Buyer Info', 'Seller Info', 'Sales Info', 'Contract Dates', 'Financial Terms', 'Additional Options', 'You must enter a closing agent.', 'Save'],
    chosen: { 'TO used': 'YES', 'Buyer type': 'COMPANY', 'Seller type': 'COMPANY' },
    values: { ...values, 'Closing fee': ['499.00', '550.00'], 'Buyer state of incorporation': usStates, 'Seller state of incorporation': usStates },
    choices: { 'Buyer state': addressStates, 'Seller state': addressStates },
    offered,
    blanked: dates,
    empty: noReps,
  },
  'a new HSI / RCI contract': {
    from: 'D1 2, 5',
    screen: '/admin/contracts-new-hsi-rci-for-tour/:tour/inventory/0',
    texts: ['New HSI / RCI Contract', 'TODAY', 'TOMORROW', 'Save'],
    values: { 'Contract type': ['HSI', 'RCI', 'HSIANDRCI'], 'Buyer type': entityTypes, 'Buyer country': world, 'TO used': yesNo, ...payment, ...agents },
    offered: { 'Sales agent': offered['Sales agent'] },
    choices: { 'Buyer country': ['United States', 'Canada', 'Mexico', 'France', 'Brazil'], 'Buyer state': addressStates },
    empty: noReps,
  },
  'the edit of a contract': {
    from: 'D1 2, 5, decisions.md C1, C3, C22',
    screen: '/admin/contracts-edit/:contract',
    texts: ['Payment', 'Co-seller first name', 'Co-buyer first name', 'Loan processing fee', 'Financed amount', 'Income GL code', 'Notes', 'Save'],
    values: { ...values, 'Contract type': ['Inventory', 'HSI', 'RCI', 'HSIANDRCI'], 'Closing fee': ['499.00', '525.00'], 'Credit report fee': ['0.00', '25.00'] },
    choices: { 'Buyer state': addressStates, 'Seller state': addressStates },
    offered: { Resort: offered.Resort },
    blanked: dates,
    empty: noReps,
  },
};
