/** How to reach the buyer and what the sale earns: Contracts_Sensitive sees it (`decisions.md B24`). */
export const sensitiveFields = {
  Contracts_Sensitive: [
    'buyerHomePhone',
    'buyerMobilePhone',
    'buyerWorkPhone',
    'buyerPhone',
    'buyerEmail',
    'buyerAddress',
    'buyerAddress1',
    'buyerAddress2',
    'buyerCity',
    'buyerState',
    'buyerZipcode',
    'buyerCountry',
    'coBuyerHomePhone',
    'coBuyerMobilePhone',
    'coBuyerEmail',
    'incomeGlCode',
    'incomeAmount',
  ],
} as const;
