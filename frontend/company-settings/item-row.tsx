import { Button } from '@blueprintjs/core';
import { ArrowDownIcon, ArrowUpIcon } from '@blueprintjs/icons';
import { useLayoutEffect, useRef } from 'react';
import { companyListOf, itemFieldsOf, type CompanyItemField, type CompanyListName } from '../../events/company/company-list.enums.js';
import type { CompanyListItem } from '../../events/company/company-list-items.js';
import { Marked } from '../kit/detail/marks.js';
import { formatMoney } from '../kit/format/money.js';
import { formatPhone } from '../kit/format/phone.js';
import type { ItemCommands } from './use-item-commands.js';

interface ItemRowProps {
  readonly list: CompanyListName;
  readonly item: CompanyListItem;
  /** The items in use, in order. */
  readonly order: readonly CompanyListItem[];
  /** The address that one is signed in from. */
  readonly own: boolean;
  /** Absent while the list can only be read. */
  readonly commands: ItemCommands | undefined;
  /** A form is open: its item comes first. */
  readonly busy: boolean;
  readonly onEdit: () => void;
}

/** Of what is not read as it is kept. */
const looks: Readonly<Partial<Record<CompanyItemField, (text: string | undefined) => string>>> = { phone: formatPhone, price: formatMoney, weeks: (text) => (text ? `weeks ${text}` : '') };

export function ItemRow({ list, item, order, own, commands, busy, onEdit }: ItemRowProps) {
  const { itemId, facts, retired } = item;
  const { fields, kept = [], unordered, toldApartBy = [] } = companyListOf(list);
  const called = [facts.name, ...toldApartBy.map((field) => facts[field])].filter(Boolean).join(', ');
  const said = fields.map((field) => (looks[field] ? looks[field](facts[field]) : facts[field])).filter(Boolean);
  const marks = [...Object.keys(itemFieldsOf(list)), 'retired', 'place'].map((field) => `${field}:${itemId}`);
  return (
    <li className="company-item">
      <span className="company-item-words">
        <span className="company-item-name">
          <Marked fields={marks}>{facts.name}</Marked>
          {own && <span className="company-item-own">you are signed in from here</span>}
        </span>
        {said.length > 0 && <span className="company-item-facts">{said.join(' · ')}</span>}
      </span>
      {commands && (
        <span className="company-item-actions no-print">
          {retired ? (
            <Button size="small" variant="minimal" text="Restore" aria-label={`Restore ${called}`} disabled={busy} onClick={() => commands.restore(itemId)} />
          ) : (
            <>
              {!unordered && <MoveButtons item={item} order={order} busy={busy} move={commands.move} />}
              <Button size="small" variant="minimal" text="Edit" aria-label={`Edit ${called}`} disabled={busy} onClick={onEdit} />
              {!kept.includes(facts.name ?? '') && <Button size="small" variant="minimal" text="Retire" aria-label={`Retire ${called}`} disabled={busy} onClick={() => commands.retire(itemId)} />}
            </>
          )}
        </span>
      )}
    </li>
  );
}

interface MoveButtonsProps {
  readonly item: CompanyListItem;
  readonly order: readonly CompanyListItem[];
  readonly busy: boolean;
  readonly move: ItemCommands['move'];
}

/** Up and down by one. The row moves in the page, which would take the focus from its button: it is given back. */
function MoveButtons({ item, order, busy, move }: MoveButtonsProps) {
  const pressed = useRef<HTMLElement>(null);
  const place = order.findIndex(({ itemId }) => itemId === item.itemId);
  useLayoutEffect(() => {
    const button = pressed.current;
    // At the end of the list it has nothing more to do, and what does nothing takes no focus.
    const other = button?.matches(':disabled') ? button.parentElement?.querySelector<HTMLElement>('button:enabled') : button;
    other?.focus();
    pressed.current = null;
  }, [place]);
  const to = (button: HTMLElement, after: number | undefined) => {
    pressed.current = button;
    move(item.itemId, after ?? 0);
  };
  return (
    <>
      <Button size="small" variant="minimal" icon={<ArrowUpIcon />} aria-label={`Move ${item.facts.name} up`} disabled={busy || place <= 0} onClick={({ currentTarget }) => to(currentTarget, order[place - 2]?.itemId)} />
      <Button size="small" variant="minimal" icon={<ArrowDownIcon />} aria-label={`Move ${item.facts.name} down`} disabled={busy || place === order.length - 1} onClick={({ currentTarget }) => to(currentTarget, order[place + 1]?.itemId)} />
    </>
  );
}
