/** Where a version is read beside what changed; without one, as it would be made now. */
export function agreementPage(inventoryId: number | string, version?: number): string {
  return `/admin/listings-agreement/${inventoryId}${version === undefined ? '' : `?version=${version}`}`;
}

/** Where its pages are, and what is said of it. */
export function agreementUrl(inventoryId: number | string): string {
  return `/api/Inventories/${inventoryId}/ListingAgreement`;
}
