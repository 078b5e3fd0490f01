export const COMPANY = 'Vacation Resales';
export const PHONE = '(407) 555-0100';
