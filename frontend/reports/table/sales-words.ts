/** Which sales a report counts (`decisions.md I25`). */
export const salesWords = { all: 'Resale and membership', resale: 'Resale alone', membership: 'Membership alone' } as const;
