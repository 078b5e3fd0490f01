/** The platform's name is not printed in the specification; it is configured as this (decisions.md C20). */
const DEAL_PLATFORM = 'TPP';

interface TppDealProps {
  readonly tppLink: string | null;
  readonly tppDealNumber: string | null;
}

/** The deal on the outside platform: its number as a link, a prompt where there is a link but no number yet. */
export function TppDeal({ tppLink, tppDealNumber }: TppDealProps) {
  const words = tppDealNumber || (tppLink ? `Complete ${DEAL_PLATFORM} Contract` : '');
  if (!tppLink || !/^https?:/i.test(tppLink)) return <span>{tppDealNumber}</span>;
  return (
    <a href={tppLink} target="_blank" rel="noopener noreferrer" title={words}>
      {words}
    </a>
  );
}
