import { Link } from 'react-router-dom';
import { useSession } from '../../server/session.js';

/** The number of a contract, for who may open it the way there. */
export function ContractLink({ contractId, words = String(contractId) }: { readonly contractId: number; readonly words?: string }) {
  return useSession().may('Contracts_Detail') ? <Link to={`/admin/contracts-detail/${contractId}`}>{words}</Link> : words;
}
