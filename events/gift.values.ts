export const giftStatuses = ['Active', 'Inactive'] as const;
