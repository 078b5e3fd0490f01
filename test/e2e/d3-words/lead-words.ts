import type { WordedScreen } from './words.js';

const usStates = 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(' ');
const provinces = 'AB BC MB NB NL NS ON PE QC SK'.split(' ');
const incomes = ['$50,000', '$60,000', '$70,000', '$80,000', '$90,000', '$100,000', '$110,000', '$120,000', '$130,000', '$140,000', '$150,000'];
const prices = ['$2,000', '$3,000', '$4,000', '$5,000', '$6,000', '$7,000', '$8,000', '$9,000', '$10,000'];
const sections = ['Main Contact', 'Spouse', 'Address', 'Demographic Information', 'Marketing Information'];
const persons = { State: [...usStates, ...provinces], Country: ['United States', 'Canada', 'Mexico'], 'Income tier': incomes, 'Marital status': ['Married', 'Single', 'Divorced', 'Widowed'], Occupation: ['Other'], 'Marketing source': ['Flyer', 'Invitation', 'Mimosas', 'Mailout', 'Mini', 'Telemarketing', 'OPC', 'Walk-In', 'Call In', 'Brochure', 'Be Back', 'Referral', 'Pool', 'Other'] };

/** Document 3, sections 2.4 and 5; the old words for the use year are the canonical ones (decisions.md H1). */
export const leadWords: Readonly<Record<string, WordedScreen>> = {
  'the list of leads': {
    from: 'D3 2.4',
    screen: '/admin/leads',
    texts: ['Leads', 'New Lead'],
    empty: { '**/api/lists/lead-list?*': 'No leads found.' },
  },
  'a new lead': {
    from: 'D3 2.4, 5',
    screen: '/admin/leads-new',
    texts: [...sections, 'First name', 'Last name', 'Marketing campaign', 'Vacation Interest', 'Week', 'Notes', 'Save'],
    choices: {
      ...persons,
      Bedrooms: ['1', '2', '3'],
      Price: prices,
      'Fixed/Float': ['Fixed', 'Float'],
      'Use year type': ['Annual', 'Biennial Even', 'Biennial Odd', 'Triennial'],
      Season: ['Summer', 'Fall', 'Winter', 'Spring'],
      'RCI points': ['Yes', 'No'],
    },
    empty: { '**/api/Employees/MarketingReps': 'No available marketing reps.' },
  },
  'the edit of a lead': { from: 'D3 2.4', screen: '/admin/leads-edit/:lead', texts: [...sections, 'Update'], choices: persons },
  'the detail of a lead': {
    from: 'D3 2.4',
    screen: '/admin/leads-detail/:lead',
    texts: ['Guest', 'Spouse', 'Marketing', 'Demographics', 'Interests', 'Tours', 'Edit', 'Book New Tour'],
    empty: { '**/api/Tours/ForLead/*': 'No tours available.' },
  },
};
