import { Button, InputGroup, Menu, MenuDivider, MenuItem } from '@blueprintjs/core';
import { BookmarkIcon, CaretDownIcon, SmallCrossIcon } from '@blueprintjs/icons';
import { useState, type FormEvent } from 'react';
import { Popover } from '../popover/popover.js';
import { useStored } from './use-stored.js';
import './grid/menus.css';

interface SavedView {
  readonly name: string;
  /** The address's query. */
  readonly query: string;
}

interface SavedViewsProps {
  /** Whose views of which list. */
  readonly storageKey: string;
  readonly everything: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
}

/** The person's own views of a list, kept in this browser. */
export function SavedViews({ storageKey, everything, query, onQuery }: SavedViewsProps) {
  const [views, setViews] = useStored<readonly SavedView[]>(storageKey, []);
  const [name, setName] = useState('');
  const [open, setOpen] = useState(false);
  const current = views.find((view) => view.query === query);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    setViews((kept) => [...kept.filter((view) => view.name !== name.trim()), { name: name.trim(), query }]);
    setName('');
    setOpen(false);
  };
  const content = (
    <div className="saved-views">
      <Menu>
        <MenuItem text={everything} active={query === ''} onClick={() => onQuery('')} />
        {views.length > 0 && <MenuDivider title="My views" />}
        {views.map((view) => (
          <div key={view.name} className="saved-view" role="none">
            <MenuItem text={view.name} active={view === current} onClick={() => onQuery(view.query)} />
            <Button
              size="small"
              variant="minimal"
              icon={<SmallCrossIcon />}
              aria-label={`Delete the view ${view.name}`}
              onClick={() => setViews((kept) => kept.filter((one) => one.name !== view.name))}
            />
          </div>
        ))}
      </Menu>
      {query !== '' && !current && (
        <form className="saved-views-save" onSubmit={save}>
          <InputGroup value={name} onValueChange={setName} placeholder="Name of this view" aria-label="Name of this view" />
          <Button type="submit" text="Save" />
        </form>
      )}
    </div>
  );
  return (
    <Popover plain isOpen={open} onTurn={setOpen} content={content} placement="bottom-end">
      <Button icon={<BookmarkIcon />} endIcon={<CaretDownIcon />} text={current?.name ?? (query === '' ? everything : 'My views')} />
    </Popover>
  );
}
