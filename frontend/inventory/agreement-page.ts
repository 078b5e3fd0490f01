/** Where a version is read beside what changed; without one, as it would be made now. */
export function agreementPage(inventoryId: number | string, version?: number): string {
  return `/admin/listings-agreement/${inventoryId}${version === undefined ? '' : `?version=${version}`}`;
}
