import { useMemo } from 'react';
import { slotWords } from '../../events/tours/tour.enums.js';
import { useContractsOf, type ContractInShort } from '../contracts/of-others/use-contracts-of.js';
import { useEpicContractsOf, type EpicContractInShort } from '../epic-contracts/of-others/use-epic-contracts-of.js';
import { formatDate, today } from '../kit/format/dates.js';
import { formatMoney } from '../kit/format/money.js';
import type { AlsoHappened } from '../kit/history/also-happened.js';
import { useSession } from '../server/session.js';
import type { TourOfLead } from './use-tours-of.js';

/** The tours and the sales of a lead, for its history: each on its own day, those to come are none yet. */
export function useLeadStory(leadId: number, tours: readonly TourOfLead[]): readonly AlsoHappened[] {
  const { may } = useSession();
  const contracts = useContractsOf('leadId', leadId);
  const memberships = useEpicContractsOf('leadId', leadId);
  const [opensTours, opensContracts, opensMemberships] = [may('Tours_Detail'), may('Contracts_Detail'), may('Epic_Contracts_Detail')];
  return useMemo(
    () => [...soldTo(contracts, opensContracts), ...becameMember(memberships, opensMemberships), ...toured(tours, opensTours, today())],
    [tours, contracts, memberships, opensTours, opensContracts, opensMemberships],
  );
}

/** @param now YYYY-MM-DD */
export function toured(tours: readonly TourOfLead[], opens: boolean, now: string): readonly AlsoHappened[] {
  return tours.flatMap(({ tourId, tourDate, scheduledStartTime, tourStatus, tourResult, assignedEmployeeFirstName, assignedEmployeeLastName }) => {
    if (!tourDate || tourDate > now) return [];
    const rep = [assignedEmployeeFirstName, assignedEmployeeLastName].filter(Boolean).join(' ');
    return [{ key: `tour ${tourId}`, day: tourDate, title: `Tour ${formatDate(tourDate)} ${slotWords(scheduledStartTime)}`.trim(), status: tourStatus, note: [tourResult, rep].filter(Boolean).join(' · '), to: opens ? `/admin/tours-detail/${tourId}` : undefined }];
  });
}

export function becameMember(memberships: readonly EpicContractInShort[], opens: boolean): readonly AlsoHappened[] {
  return memberships.flatMap(({ epicContractId, contractDate, contractStatus, purchasePrice }) =>
    contractDate ? [{ key: `epic contract ${epicContractId}`, day: contractDate, title: `Epic contract ${epicContractId}`, status: contractStatus, note: formatMoney(purchasePrice), to: opens ? `/admin/epic-contracts-detail/${epicContractId}` : undefined }] : [],
  );
}

export function soldTo(contracts: readonly ContractInShort[], opens: boolean): readonly AlsoHappened[] {
  return contracts.flatMap(({ contractId, contractDate, contractStatus, purchasePrice }) =>
    contractDate ? [{ key: `contract ${contractId}`, day: contractDate, title: `Contract ${contractId}`, status: contractStatus, note: formatMoney(purchasePrice), to: opens ? `/admin/contracts-detail/${contractId}` : undefined }] : [],
  );
}
