interface Party {
  readonly entityType: string;
  readonly firstName: string;
  /** Said on paper alone. */
  readonly middleName?: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly trustName: string;
}

/** What a buyer or seller is called: persons by their names, companies and trusts by theirs. */
function partyName(party: Party): string {
  const personName = wholeName(party.firstName, party.middleName, party.lastName);
  if (party.entityType === 'COMPANY') return party.companyName || personName;
  if (party.entityType === 'TRUST') return party.trustName || personName;
  return personName;
}

/** As much of it as there is. */
export function wholeName(...names: readonly (string | undefined)[]): string {
  return names.map((name) => name?.trim()).filter(Boolean).join(' ');
}

interface BuyerFields {
  readonly buyerEntityType: string;
  readonly buyerFirstName: string;
  readonly buyerLastName: string;
  readonly buyerCompanyName: string;
  readonly buyerTrustName: string;
}

export function buyerName(contract: BuyerFields): string {
  return partyName(buyerParty(contract));
}

function buyerParty(contract: BuyerFields): Party {
  return {
    entityType: contract.buyerEntityType,
    firstName: contract.buyerFirstName,
    lastName: contract.buyerLastName,
    companyName: contract.buyerCompanyName,
    trustName: contract.buyerTrustName,
  };
}

interface SellerFields {
  readonly sellerEntityType: string;
  readonly sellerFirstName: string;
  readonly sellerLastName: string;
  readonly sellerCompanyName: string;
  readonly sellerTrustName: string;
}

export function sellerName(contract: SellerFields): string {
  return partyName(sellerParty(contract));
}

function sellerParty(contract: SellerFields): Party {
  return {
    entityType: contract.sellerEntityType,
    firstName: contract.sellerFirstName,
    lastName: contract.sellerLastName,
    companyName: contract.sellerCompanyName,
    trustName: contract.sellerTrustName,
  };
}

/** With the middle name: as a document has it. */
export function buyerOnPaper(contract: BuyerFields & { readonly buyerMiddleName: string }): string {
  return partyName({ ...buyerParty(contract), middleName: contract.buyerMiddleName });
}

export function sellerOnPaper(contract: SellerFields & { readonly sellerMiddleName: string }): string {
  return partyName({ ...sellerParty(contract), middleName: contract.sellerMiddleName });
}
