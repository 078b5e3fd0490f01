import { Button } from '@blueprintjs/core';
import { useQuery } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { FiguresTable, type FiguresColumn } from '../kit/chart/figures-table.js';
import { LabelledField } from '../kit/form/fields/labelled-field.js';
import { SelectBox } from '../kit/form/fields/select-box.js';
import { ProblemNotice } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import { get } from '../server/http.js';
import { asProblem } from '../server/problem.js';
import { useSession } from '../server/session.js';
import type { Unit } from './inventory-record.js';
import { NewResortDialog } from './new-resort-dialog.js';
import { useResorts } from '../server/use-resorts.js';
import { inventoryUseYears, saidUseYear } from './search/years-of-use.js';

/** What a unit is known by before it is here (decisions.md H17). */
export interface LookedFor {
  readonly resortName: string;
  readonly unitNumber: string;
  readonly useWeek: string;
  readonly useYearType: string;
}

interface ExistingSearchProps {
  /** Nothing like it is here, and whoever looked wants to add it. */
  readonly onNone: (lookedFor: LookedFor) => void;
}

const nothing: LookedFor = { resortName: '', unitNumber: '', useWeek: '', useYearType: '' };
const ADD_NEW = 'AddNew';

/** Looks whether a unit is here already. */
export function ExistingSearch({ onNone }: ExistingSearchProps) {
  const [typed, setTyped] = useState(nothing);
  const [asked, setAsked] = useState<LookedFor>();
  const [missing, setMissing] = useState(false);
  const { resorts, refetch } = useResorts();
  const type = (change: Partial<LookedFor>) => (setTyped({ ...typed, ...change }), setAsked(undefined), setMissing(false));
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (typed.resortName === '') return setMissing(true);
    setAsked({ ...typed });
  };
  return (
    <Section title="Search for existing inventory">
      <form className="unit-search" noValidate onSubmit={search}>
        <LabelledField label="Resort" fault={missing ? 'Please choose a resort' : undefined}>
          {(control) => (
            <SelectBox fill autoFocus {...control} value={typed.resortName} onChange={(event) => type({ resortName: event.target.value })}>
              {[...new Set(['', ...resorts.map(({ resortName }) => resortName), typed.resortName].filter((name) => name !== ADD_NEW))].map((name) => (
                <option key={name} value={name}>
                  {name || '–'}
                </option>
              ))}
              <option value={ADD_NEW}>Add New Resort</option>
            </SelectBox>
          )}
        </LabelledField>
        <LabelledField label="Unit number">{(control) => <input {...control} className="bp6-input bp6-fill" autoComplete="off" maxLength={100} value={typed.unitNumber} onChange={(event) => type({ unitNumber: event.target.value })} />}</LabelledField>
        <LabelledField label="Week">{(control) => <input {...control} className="bp6-input bp6-fill" autoComplete="off" maxLength={100} value={typed.useWeek} onChange={(event) => type({ useWeek: event.target.value })} />}</LabelledField>
        <LabelledField label="Use year type">
          {(control) => (
            <SelectBox fill {...control} value={typed.useYearType} onChange={(event) => type({ useYearType: event.target.value })}>
              <option value="">–</option>
              {inventoryUseYears.options.map((word) => (
                <option key={word} value={word}>
                  {saidUseYear(inventoryUseYears, word)}
                </option>
              ))}
            </SelectBox>
          )}
        </LabelledField>
        <Button type="submit" intent="primary" text="Search" />
      </form>
      {typed.resortName === ADD_NEW && <NewResortDialog onCancel={() => type({ resortName: '' })} onAdded={(resortName) => void refetch().then(() => type({ resortName }))} />}
      {/* There before it has anything to say, or screen readers would not say it. */}
      <div role="status">{asked && <Existing asked={asked} onAdd={() => onNone(asked)} />}</div>
    </Section>
  );
}

/** What there is like it; the way on where there is nothing. */
function Existing({ asked, onAdd }: { readonly asked: LookedFor; readonly onAdd: () => void }) {
  const query = new URLSearchParams({ ...asked }).toString();
  const { data: units, error, refetch } = useQuery({ queryKey: ['existing inventory', query], queryFn: async ({ signal }) => (await get<readonly Unit[]>(`/api/Inventories/Existing?${query}`, signal)).data, staleTime: 0 });
  if (error && !units) return <ProblemNotice problem={asProblem(error)} retry={() => void refetch()} />;
  if (!units) return <span className="bone inventory-found" aria-label="Loading" />;
  if (units.length > 0) return <ExistingUnits units={units} />;
  return (
    <div className="inventory-found">
      <p>No matching inventory found. Please add new inventory.</p>
      <Button intent="primary" text="Add New Inventory" onClick={onAdd} />
    </div>
  );
}

function ExistingUnits({ units }: { readonly units: readonly Unit[] }) {
  const { may } = useSession();
  const mayOpen = may('Inventory_Detail');
  const columns: readonly FiguresColumn<Unit>[] = [
    { head: 'Resort', cell: ({ inventoryId, resortName }) => (mayOpen ? <Link to={`/admin/inventory-detail/${inventoryId}`}>{resortName}</Link> : resortName) },
    { head: 'Unit Number', cell: ({ unitNumber }) => unitNumber || '–' },
    { head: 'Week', cell: ({ useWeek }) => useWeek || '–' },
    { head: 'Use year type', cell: ({ useYearType }) => saidUseYear(inventoryUseYears, useYearType) || '–' },
    { head: 'Status', cell: ({ listingStatus = 'Available' }) => listingStatus },
  ];
  return (
    <div className="inventory-found unit-table">
      <p>{units.length === 1 ? 'This unit is here already:' : 'These units are here already:'}</p>
      <FiguresTable columns={columns} rows={units} keyOf={({ inventoryId }) => inventoryId} />
    </div>
  );
}
