export const leadStatuses = ['New', 'Contacted', 'Toured', 'Purchased', 'Dead'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

export const maritalStatuses = ['Married', 'Single', 'Divorced', 'Widowed'] as const;

export const communicationTypes = ['Text Message', 'In Person', 'Phone Call', 'Email', 'Letter', 'Other'] as const;

export const seasons = ['Summer', 'Fall', 'Winter', 'Spring'] as const;

/** In steps of 10,000. */
export const incomeTiers = steps(50_000, 150_000, 10_000);

/** What a lead would spend on a unit. */
export const interestPrices = steps(2_000, 10_000, 1_000);

export const interestBedrooms = ['1', '2', '3'] as const;

function steps(first: number, last: number, step: number): readonly string[] {
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => `$${(first + index * step).toLocaleString('en-US')}`);
}
