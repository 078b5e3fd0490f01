export const giftStatuses = ['Active', 'Inactive'] as const;
export type GiftStatus = (typeof giftStatuses)[number];

export const keepsStockWords = ['Yes', 'No'] as const;

/** How the shelf stands: `Short` is below zero, when guests were given what nobody had entered. */
export const stockLevels = ['Enough', 'Low', 'Out', 'Short'] as const;
export type StockLevel = (typeof stockLevels)[number];

/** What moves gifts: to guests and back, onto the shelf, and what a stock-taking found. */
export const giftMovements = ['Given', 'Taken back', 'Received', 'Counted'] as const;
export type GiftMovement = (typeof giftMovements)[number];
