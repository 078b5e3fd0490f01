/** What the screens of inventory and of listings have alike. */

const yesNo = ['Yes', 'No'];
const states = 'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(' ');
/** With the territories, in the order of their codes. */
const provinces = 'AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ');

export const unitSections = ['Listing Summary', 'Unit Details', 'Points', 'Financial', 'Marketing Fee', 'Seller Information', 'Internal Notes'];

/** Document 3, section 5, as they are sent; bedrooms with the 4 of document 1 (decisions.md H4). */
export const unitValues = {
  'Room type': ['Points', 'Suite', 'Loft', 'Other'],
  Bedrooms: ['Points', 'Studio', '1', '2', '3', '4', 'Other'],
  Bathrooms: ['Points', '1', '1.5', '2', '2.5', '3', '3.5', 'Other'],
  'Fixed/Float': ['Fixed', 'Float'],
  'Golf package': yesNo,
  'Listed with points': yesNo,
  'Financing eligible': yesNo,
  'HOA owned': yesNo,
  'Points season': ['Bronze', 'Silver', 'Gold', 'Platinum'],
  'Seller state': [...states, ...provinces],
};

/** The long list and the company's own resorts are not typed here. */
export const unitChoices = { 'Seller country': ['United States', 'Canada', 'Mexico'], Resort: ['Add New Resort'] };

export const everyListingStatus = ['Draft', 'Available', 'Sale Pending', 'Canceled', 'Expired'];
/** Sale Pending is the edit screens' (document 3, section 4). */
export const newListingStatus = everyListingStatus.filter((status) => status !== 'Sale Pending');
