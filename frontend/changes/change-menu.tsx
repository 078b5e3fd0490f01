import { ContextMenuPopover, Menu, MenuItem } from '@blueprintjs/core';
import { DocumentOpenIcon, HistoryIcon, PanelStatsIcon } from '@blueprintjs/icons';
import { useNavigate } from 'react-router-dom';
import type { Change, ChangedRecord } from '../../backend/changes/changes.dto.js';

/** A change whose menu was asked for, by the right button or the menu key. */
export interface ChangeMenuAt {
  readonly change: Change;
  readonly at: { readonly left: number; readonly top: number };
}

interface ChangeMenuProps {
  readonly menu: ChangeMenuAt;
  readonly record: ChangedRecord | undefined;
  readonly onOpen: (key: string) => void;
  readonly onFieldHistory: (change: Change) => void;
  readonly onClose: () => void;
}

/** What can be had of a change without its panel. */
export function ChangeMenu({ menu: { change, at }, record, onOpen, onFieldHistory, onClose }: ChangeMenuProps) {
  const go = useNavigate();
  const page = record?.page;
  const content = (
    <Menu>
      {change.field !== '' && <MenuItem icon={<HistoryIcon />} text="History of this field" onClick={() => onFieldHistory(change)} />}
      <MenuItem icon={<PanelStatsIcon />} text="The change in its context" onClick={() => onOpen(change.key)} />
      {page && <MenuItem icon={<DocumentOpenIcon />} text={`Open ${record.name}`} onClick={() => void go(page)} />}
      {page?.includes('-detail/') && <MenuItem icon={<HistoryIcon />} text="Open as it was then" onClick={() => void go(`${page}?version=${change.revision + 1}`)} />}
    </Menu>
  );
  return <ContextMenuPopover isOpen content={content} targetOffset={at} onClose={onClose} />;
}
