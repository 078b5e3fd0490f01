import { bucketOf } from '../../../events/reports/cede.rules.js';
import type { CededContract, CededMemberRow } from './ceded-members.read-model.js';

/** What a member counts for: by the newest of their contracts. */
export function cededBy({ known, memberId, rciMemberNumber, contracts }: Pick<CededMemberRow, 'known' | 'memberId' | 'rciMemberNumber' | 'contracts'>) {
  const newest = Object.values(contracts).reduce<CededContract | undefined>((one, other) => (one && one.epicContractId > other.epicContractId ? one : other), undefined);
  if (!known || memberId === 0 || !newest) return undefined;
  return { month: `${newest.enrolled.slice(0, 7)}-01`, bucket: bucketOf(newest.contractStatus, rciMemberNumber), points: newest.points };
}
