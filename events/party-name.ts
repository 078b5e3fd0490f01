interface Party {
  readonly entityType: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly trustName: string;
}

/** What a buyer or seller is called: persons by first and last name, companies and trusts by theirs. */
function partyName(party: Party): string {
  const personName = `${party.firstName} ${party.lastName}`.trim();
  if (party.entityType === 'COMPANY') return party.companyName || personName;
  if (party.entityType === 'TRUST') return party.trustName || personName;
  return personName;
}

interface BuyerFields {
  readonly buyerEntityType: string;
  readonly buyerFirstName: string;
  readonly buyerLastName: string;
  readonly buyerCompanyName: string;
  readonly buyerTrustName: string;
}

export function buyerName(contract: BuyerFields): string {
  return partyName({
    entityType: contract.buyerEntityType,
    firstName: contract.buyerFirstName,
    lastName: contract.buyerLastName,
    companyName: contract.buyerCompanyName,
    trustName: contract.buyerTrustName,
  });
}

interface SellerFields {
  readonly sellerEntityType: string;
  readonly sellerFirstName: string;
  readonly sellerLastName: string;
  readonly sellerCompanyName: string;
  readonly sellerTrustName: string;
}

export function sellerName(contract: SellerFields): string {
  return partyName({
    entityType: contract.sellerEntityType,
    firstName: contract.sellerFirstName,
    lastName: contract.sellerLastName,
    companyName: contract.sellerCompanyName,
    trustName: contract.sellerTrustName,
  });
}
