/** Paper that people sign by hand and bring back. D1 names none; these are what a closing has of it (docs/decisions.md). */
export const contractPapers = {
  buyerContract: 'Signed buyer contract',
  sellerContract: 'Signed seller contract',
  deed: 'Deed',
} as const;

export type ContractPaper = keyof typeof contractPapers;

export const contractPaperNames = Object.keys(contractPapers) as readonly ContractPaper[];
