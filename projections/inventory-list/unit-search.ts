/** By what a unit is found, in every list of units. */
export const unitSearch = {
  everybody: ['resortName', 'unitNumber', 'useWeek'],
  Inventory_Sensitive: ['ownerName', 'sellerCompanyName', 'sellerFirstName', 'sellerLastName'],
} as const;
