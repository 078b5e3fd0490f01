import { Link } from 'react-router-dom';
import { opens } from '../kit/format/opens.js';

interface DocumentLinkProps {
  /** Where its versions are read; none where only the old system made one. */
  readonly page: string | undefined;
  readonly link: string;
  readonly name: string;
}

/** Ours open on their page, beside their versions; what the old system made opens where it is. */
export function DocumentLink({ page, link, name }: DocumentLinkProps) {
  if (page) return <Link to={page}>{name}</Link>;
  if (!opens(link)) return name || link;
  return (
    <a href={link} target="_blank" rel="noreferrer">
      {name || 'Document'}
    </a>
  );
}
