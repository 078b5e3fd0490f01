export function ContractsList() { return null; }
