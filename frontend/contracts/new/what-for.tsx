import { Link } from 'react-router-dom';
import type { NewContractAnswer } from '../../../backend/resale-contracts/new/new-contracts.js';
import { useSession } from '../../server/session.js';

/** "Cypress Palms 757, week 43 · inventory 76 · from tour 1204 of Sofia Rossi" */
export function WhatFor({ known: { inventoryId, tourId, leadId, values } }: { readonly known: NewContractAnswer }) {
  const { may } = useSession();
  const unit = [[values.resort, values.unitNumber].filter(Boolean).join(' '), values.useWeek && `week ${values.useWeek}`].filter(Boolean).join(', ');
  const lead = [values.buyerFirstName, values.buyerLastName].filter(Boolean).join(' ');
  return (
    <span className="said-aloud">
      {unit && <span>{unit}</span>}
      {inventoryId !== 0 && <span>{may('Inventory_Main') ? <Link to={`/admin/inventory?inventoryId.is=${inventoryId}`}>inventory {inventoryId}</Link> : `inventory ${inventoryId}`}</span>}
      {tourId !== 0 && (
        <span>
          from {may('Tours_Detail') ? <Link to={`/admin/tours-detail/${tourId}`}>tour {tourId}</Link> : `tour ${tourId}`}
          {lead && <> of {may('Leads_Detail') && leadId ? <Link to={`/admin/leads-detail/${leadId}`}>{lead}</Link> : lead}</>}
        </span>
      )}
    </span>
  );
}
