import { Link } from 'react-router-dom';
import type { SaleNamed } from '../../backend/commission/report/commission-report.dto.js';
import { useSession } from '../server/session.js';

const pages = { resale: ['/admin/contracts-detail', 'Contracts_Detail'], membership: ['/admin/epic-contracts-detail', 'Epic_Contracts_Detail'] } as const;

interface ContractLinkProps extends Pick<SaleNamed, 'kind' | 'contractId'> {
  /** As it was at this version; now without. */
  readonly version?: number;
  readonly words?: string;
}

/** Leads to the contract whoever may open it; its number for everybody else. */
export function ContractLink({ kind, contractId, version, words = String(contractId) }: ContractLinkProps) {
  const { may } = useSession();
  const [page, permission] = pages[kind];
  if (!may(permission)) return words;
  return <Link to={`${page}/${contractId}${version === undefined ? '' : `?version=${version}`}`}>{words}</Link>;
}

/** What a line is called in keys and pushed changes. */
export function saleKey({ kind, contractId }: Pick<SaleNamed, 'kind' | 'contractId'>): string {
  return `${kind}-${contractId}`;
}
