import type { PREVIEW } from '../documents/version-shown.js';

/** Where a version is read beside what changed, or the preview. */
export function agreementPage(inventoryId: number | string, version: number | typeof PREVIEW): string {
  return `/admin/listings-agreement/${inventoryId}?version=${version}`;
}

/** Where its pages are, and what is said of it. */
export function agreementUrl(inventoryId: number | string): string {
  return `/api/Inventories/${inventoryId}/ListingAgreement`;
}
