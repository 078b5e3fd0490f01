export const leadStatuses = ['New', 'Contacted', 'Toured', 'Purchased', 'Dead'] as const;

export const maritalStatuses = ['Married', 'Single', 'Divorced', 'Widowed'] as const;

export const communicationTypes = ['Text Message', 'In Person', 'Phone Call', 'Email', 'Letter', 'Other'] as const;

export const seasons = ['Summer', 'Fall', 'Winter', 'Spring'] as const;
