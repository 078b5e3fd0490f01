import { useCompanySettings } from '../server/use-company-settings.js';
import { dealWords, isWebAddress } from './deal-words.js';

interface TppDealProps {
  readonly tppLink: string | null;
  readonly tppDealNumber: string | null;
}

/** The deal on the outside platform: its number as a link, a prompt where there is a link but no number yet (decisions.md C20). */
export function TppDeal({ tppLink, tppDealNumber }: TppDealProps) {
  const { data } = useCompanySettings();
  if (!isWebAddress(tppLink)) return <span>{tppDealNumber}</span>;
  return (
    <a href={tppLink} target="_blank" rel="noopener noreferrer">
      {dealWords({ tppLink, tppDealNumber }, data?.dealPlatformName)}
    </a>
  );
}
