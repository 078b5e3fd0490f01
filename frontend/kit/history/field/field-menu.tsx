import { ContextMenuPopover, Menu, MenuItem } from '@blueprintjs/core';
import { ClipboardIcon, HistoryIcon, LinkIcon } from '@blueprintjs/icons';
import { copied } from '../../copied.js';
import { toast } from '../../toast.js';
import type { AskedMenu } from './asked-field.js';

interface FieldMenuProps {
  readonly menu: AskedMenu;
  readonly onShow: (fields: readonly string[]) => void;
  readonly onClose: () => void;
}

/** What can be had of a value by its right button or the menu key: its history in the card, a link to that, the value. */
export function FieldMenu({ menu: { at, fields, beside }, onShow, onClose }: FieldMenuProps) {
  const close = () => {
    onClose();
    beside.focus();
  };
  const content = (
    <Menu>
      <MenuItem icon={<HistoryIcon />} text="History of this field" onClick={() => onShow(fields)} />
      <MenuItem icon={<LinkIcon />} text="Copy a link to it" onClick={() => void copy(addressOf(fields))} />
      <MenuItem icon={<ClipboardIcon />} text="Copy the value" onClick={() => void copy(beside.textContent)} />
    </Menu>
  );
  return <ContextMenuPopover isOpen content={content} targetOffset={at} onClose={close} />;
}

/** The page, open on the history of these fields. */
function addressOf(fields: readonly string[]): string {
  const address = new URL(window.location.href);
  address.search = new URLSearchParams({ field: fields.join() }).toString();
  return address.href;
}

async function copy(text: string): Promise<void> {
  await toast((await copied(text)) ? 'Copied.' : 'Copying did not work here.');
}
