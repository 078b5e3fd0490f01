import { Button } from '@blueprintjs/core';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { LabelledField } from '../../kit/form/fields/labelled-field.js';
import { LinkButton } from '../../kit/page/link-button.js';
import { Page, PageHeader } from '../../kit/page/page.js';
import { Section } from '../../kit/page/section.js';
import { useSession } from '../../server/session.js';
import './new-contract.css';

/** /admin/contracts-new: what kind of contract it is to be (`decisions.md C16`). */
export function ContractsNew() {
  const { may } = useSession();
  return (
    <Page title="New contract">
      <PageHeader title="New contract" />
      <div className="new-choice">
        <Section title="Inventory">
          <p>Somebody buys a unit. It starts with the unit’s figures and its seller; a unit is sold by one contract.</p>
          <UnitByNumber />
          <div className="new-choice-ways">
            {may('Inventory_Main') && <LinkButton to="/admin/inventory?listingStatus.is=Available" text="Choose from inventory" />}
            <LinkButton to="/admin/contracts-new-for-tour/0/inventory/0" text="Without a unit" />
          </div>
        </Section>
        <Section title="HSI / RCI">
          <p>Somebody joins an exchange company. It costs its price alone and sells no unit.</p>
          <div className="new-choice-ways">
            <LinkButton to="/admin/contracts-new-hsi-rci-for-tour/0/inventory/0" text="HSI / RCI contract" intent="primary" />
          </div>
        </Section>
      </div>
    </Page>
  );
}

/** For whoever has the number before them. */
function UnitByNumber() {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (/^[1-9]\d{0,8}$/.test(typed.trim())) void navigate(`/admin/contracts-new-for-tour/0/inventory/${typed.trim()}`);
    else setFault('Enter the number of a unit, like 76');
  };
  return (
    <form onSubmit={go} noValidate className="new-choice-ways new-choice-number">
      <LabelledField label="Inventory ID" fault={fault}>
        {(control) => <input {...control} className="bp6-input" inputMode="numeric" autoComplete="off" value={typed} onChange={(event) => (setTyped(event.target.value), setFault(undefined))} />}
      </LabelledField>
      <Button type="submit" intent="primary" text="New contract" />
    </form>
  );
}
