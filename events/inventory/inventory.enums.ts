export const listingStatuses = ['Draft', 'Available', 'Sale Pending', 'Canceled', 'Expired'] as const;

/** `decisions.md H1`; plain `Triennial` is the old `Tri-Annual`, which did not say which. */
export const useYearTypes = [
  'Annual',
  'Biennial Even',
  'Biennial Odd',
  'Triennial',
  'Triennial X',
  'Triennial Y',
  'Triennial Z',
] as const;

/** Of units in the old books; free text, so there may be others. */
export const unitUseTypes = ['Annual', 'Points'] as const;

export const fixedFloats = ['Fixed', 'Float'] as const;

export const roomTypes = ['Points', 'Suite', 'Loft', 'Other'] as const;

export const pointsSeasons = ['Bronze', 'Silver', 'Gold', 'Platinum'] as const;

export const sellerEntityTypes = ['Individual', 'Company', 'Trust'] as const;

export const yesNo = ['Yes', 'No'] as const;

/** What a new unit can begin as; Sale Pending is set on one that is there (document 3, section 4). */
export const newListingStatuses = ['Draft', 'Available', 'Canceled', 'Expired'] as const;

/** Those of contracts too (`decisions.md H4`). */
export const unitBedrooms = ['Points', 'Studio', '1', '2', '3', '4', 'Other'] as const;

export const unitBathrooms = ['Points', '1', '1.5', '2', '2.5', '3', '3.5', 'Other'] as const;
