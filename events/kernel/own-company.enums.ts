/** Whose product this is, as pages and mails say it. */
export const ownCompany = { name: 'Vacation Resales', phone: '(407) 555-0100' } as const;
