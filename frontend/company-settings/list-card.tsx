import { Button } from '@blueprintjs/core';
import { PlusIcon } from '@blueprintjs/icons';
import type { HistoryEntry } from '../../backend/platform/records/history.js';
import { companyListOf, MOST_ITEMS } from '../../events/company/company-list.enums.js';
import { ConfirmDialog } from '../kit/detail/confirm-dialog.js';
import { Nothing } from '../kit/detail/detail-columns.js';
import { ProblemBar } from '../kit/page/problem-notice.js';
import { Section } from '../kit/page/section.js';
import type { HeldRecord, RecordName } from '../server/use-record.js';
import type { CompanyList } from './company-records.js';
import type { Editing } from './editing.js';
import { ItemForm } from './item-form.js';
import { ItemRow } from './item-row.js';
import { NewItemForm } from './new-item-form.js';
import { TakeOverButton } from './take-over-button.js';
import { useItemCommands } from './use-item-commands.js';

interface ListCardProps {
  readonly name: RecordName;
  readonly shown: HeldRecord<CompanyList>;
  /** Newest first. */
  readonly entries: readonly HistoryEntry[];
  /** Nothing can be edited in the past. */
  readonly editable: boolean;
  readonly editing: Editing;
  readonly onEdit: (editing: Editing) => void;
}

/** From here on somebody who is about to enter many is told how many more there is room for. */
const LITTLE_ROOM = 20;

/** The items in use in their order, and below them those that are kept for the records that name them. */
export function ListCard({ name, shown, entries, editable, editing, onEdit }: ListCardProps) {
  const { list, items, yourAddress } = shown.data;
  const { title, noun, about } = companyListOf(list);
  const commands = useItemCommands(name);
  // One whose form is open stays where it is, whoever retires it meanwhile: moved, the form would forget what was typed.
  const inUse = items.filter(({ itemId, retired }) => !retired || itemId === editing);
  const retired = items.filter((item) => !inUse.includes(item));
  const room = MOST_ITEMS - items.length;
  const close = () => onEdit(undefined);
  const row = (item: (typeof items)[number]) =>
    editing === item.itemId ? (
      <li key={item.itemId} className="company-item-form">
        <ItemForm open={{ name, now: shown, entries }} list={list} item={item} onClose={close} />
      </li>
    ) : (
      <ItemRow key={item.itemId} list={list} item={item} order={inUse} own={item.facts.name === yourAddress} commands={editable ? commands : undefined} busy={editing !== undefined} onEdit={() => onEdit(item.itemId)} />
    );
  const actions = editable && (
    <span className="company-actions">
      <TakeOverButton name={name} list={list} />
      <Button size="small" icon={<PlusIcon />} text={`Add ${noun}`} disabled={editing !== undefined || room <= 0} onClick={() => onEdit('new')} />
    </span>
  );
  return (
    <Section title={title} note={`${inUse.length} in use`} action={actions} className="detail-wide">
      <p className="company-about">{about}</p>
      {editable && room <= LITTLE_ROOM && <p className="company-about">{roomWords(room, noun)}</p>}
      {commands.problem && !commands.asksForOwnAddress && <ProblemBar problem={commands.problem} dismiss={commands.dismiss} />}
      {editing === 'new' && <NewItemForm name={name} list={list} onClose={close} />}
      {inUse.length === 0 && editing !== 'new' && <Nothing text={`No ${noun} is in use.`} />}
      <ol className={`plain-list company-items ${shown.unconfirmed ? 'unconfirmed' : ''}`} aria-label={title}>
        {inUse.map(row)}
      </ol>
      {retired.length > 0 && (
        <>
          <h3 className="company-retired">Retired</h3>
          <ul className="plain-list company-items" aria-label={`Retired ${title.toLowerCase()}`}>
            {retired.map(row)}
          </ul>
        </>
      )}
      {commands.asksForOwnAddress && <ConfirmDialog question={commands.asksForOwnAddress} confirmText="Retire the address" onCancel={commands.dismiss} onConfirm={commands.confirmOwnAddress} />}
    </Section>
  );
}

function roomWords(room: number, noun: string): string {
  const rule = `a list holds at most ${MOST_ITEMS}, retired ones with them`;
  if (room > 0) return `There is room for ${room} more: ${rule}.`;
  return `No ${noun} can be added: ${rule}. Change one that is no longer needed into the new one.`;
}
