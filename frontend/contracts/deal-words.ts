import { DEAL_PLATFORM } from '../../events/company/company-list.enums.js';

interface Deal {
  readonly tppLink: string | null;
  readonly tppDealNumber: string | null;
}

/**
 * What the link to a deal says: its number, or that it is still to be completed (`decisions.md C20`).
 * @param platform what the company calls the outside platform; undefined until its settings are there
 */
export function dealWords({ tppLink, tppDealNumber }: Deal, platform: string | undefined): string {
  if (tppDealNumber) return tppDealNumber;
  return tppLink ? `Complete ${platform || DEAL_PLATFORM} Contract` : '';
}

/** A click on any other kind of link may run what somebody wrote. */
export function isWebAddress(tppLink: string | null): tppLink is string {
  return tppLink !== null && /^https?:/i.test(tppLink);
}
