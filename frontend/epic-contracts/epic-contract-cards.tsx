import { Link } from 'react-router-dom';
import { epicContractFields } from '../../events/epic-contracts/epic-contract.fields.js';
import { addressLines, mailLink } from '../kit/detail/contact.js';
import { line, RecordFacts, type FactLine } from '../kit/detail/sections/record-facts.js';
import { formatCount } from '../kit/format/money.js';
import { formatPhone } from '../kit/format/phone.js';
import { Section } from '../kit/page/section.js';
import { useSession } from '../server/session.js';
import type { EpicContract } from './epic-contract-record.js';

interface CardProps {
  readonly contract: EpicContract;
}

export function BuyersCard({ contract }: CardProps) {
  const { buyerFirstName, buyerMiddleName, buyerLastName, coBuyerFirstName, coBuyerLastName, buyerCity, buyerState, buyerZipcode, buyerAddress } = contract;
  const nameOf = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(' ') || null;
  const place = [buyerCity, nameOf(buyerState, buyerZipcode)].filter(Boolean).join(', ');
  const lines: readonly FactLine[] = [
    { label: 'Buyer', fields: ['buyerFirstName', 'buyerMiddleName', 'buyerLastName'], value: nameOf(buyerFirstName, buyerMiddleName, buyerLastName) },
    { label: 'Co-buyer', fields: ['coBuyerFirstName', 'coBuyerLastName'], value: nameOf(coBuyerFirstName, coBuyerLastName) },
    { label: 'Mobile', fields: ['buyerMobilePhone'], value: formatPhone(contract.buyerMobilePhone) },
    { label: 'Email', fields: ['buyerEmail'], value: mailLink(contract.buyerEmail) },
    { label: 'Address', fields: ['buyerAddress', 'buyerCity', 'buyerState', 'buyerZipcode'], value: addressLines([buyerAddress, place]) },
  ];
  return (
    <Section title="Buyer and co-buyer">
      <RecordFacts record={contract} lines={lines} />
    </Section>
  );
}

export function MembershipCard({ contract }: CardProps) {
  const { may } = useSession();
  const { memberId, membershipTier, membershipTerm, annualFixedPoints, annualMaxEpicAdvantagePoints } = contract;
  const opens = may('Epic_Members_Main');
  const yearly = (points: number | null | undefined) => (points ? `${formatCount(points)} a year` : null);
  const lines: readonly FactLine[] = [
    { label: 'Member', fields: ['memberId'], value: memberId ? (opens ? <Link to={`/admin/epic-members?memberId.is=${memberId}`}>{memberId}</Link> : memberId) : null },
    { label: 'Tier', fields: ['membershipTier', 'membershipTerm'], value: [membershipTier, membershipTerm && `${membershipTerm} months`].filter(Boolean).join(', ') },
    line(epicContractFields, contract, 'membershipStartDate', 'Start'),
    line(epicContractFields, contract, 'membershipExpDate'),
    { label: 'Fixed points', fields: ['annualFixedPoints'], value: yearly(annualFixedPoints) },
    { label: 'Advantage points', fields: ['annualMaxEpicAdvantagePoints'], value: annualMaxEpicAdvantagePoints ? `up to ${yearly(annualMaxEpicAdvantagePoints)}` : null },
  ];
  return (
    <Section title="Membership">
      <RecordFacts record={contract} lines={lines} />
    </Section>
  );
}

export function SalesCard({ contract }: CardProps) {
  const { may } = useSession();
  const linked = (name: 'tourId' | 'leadId', label: string, page: string, opens: boolean): FactLine => {
    const fact = line(epicContractFields, contract, name, label);
    return contract[name] && opens ? { ...fact, value: <Link to={`/admin/${page}/${contract[name]}`}>{contract[name]}</Link> } : fact;
  };
  const lines: readonly FactLine[] = [
    line(epicContractFields, contract, 'salesAgent'),
    line(epicContractFields, contract, 'toName'),
    linked('tourId', 'Tour', 'tours-detail', may('Tours_Detail')),
    linked('leadId', 'Lead', 'leads-detail', may('Leads_Detail')),
    line(epicContractFields, contract, 'contractDate'),
    line(epicContractFields, contract, 'contractGoodDate'),
    line(epicContractFields, contract, 'paidInFullDate'),
  ];
  return (
    <Section title="Sale">
      <RecordFacts record={contract} lines={lines} />
    </Section>
  );
}
