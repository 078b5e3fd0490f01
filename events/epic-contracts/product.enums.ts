export const productStatuses = ['Active', 'Inactive'] as const;
