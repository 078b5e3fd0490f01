import { Button } from '@blueprintjs/core';
import { FilterIcon, SmallCrossIcon } from '@blueprintjs/icons';
import { lazy, Suspense, useState } from 'react';
import '../../paper/paper.css';
import { Popover } from '../../popover/popover.js';
import type { FilterEditor as FilterEditorOf } from './filter-editor.js';
import type { FilterFields as FilterFieldsOf } from './filter-fields.js';
import { countStrips, type Column, type ListDefinition } from '../list-definition.js';
import { withFilters, type ListView } from '../list-view.js';
import { SearchBox } from '../search-box.js';
import { filterWords, sortWords } from '../view-words.js';
import './filter-bar.css';

// lazy forgets that the components are generic.
const FilterEditor = lazy(async () => ({ default: (await import('./filter-editor.js')).FilterEditor })) as unknown as typeof FilterEditorOf;

const FilterFields = lazy(async () => ({ default: (await import('./filter-fields.js')).FilterFields })) as unknown as typeof FilterFieldsOf;

interface FilterBarProps<R extends object> {
  readonly definition: ListDefinition<R>;
  readonly view: ListView;
  readonly onView: (view: ListView) => void;
}

/** Search box, one token a filtered field, Add filter, and the sort in words. */
export function FilterBar<R extends object>({ definition, view, onView }: FilterBarProps<R>) {
  const filtered = [...new Set(view.filters.map(({ field }) => field))];
  return (
    <div className="filter-bar">
      <SearchBox placeholder={definition.searchPlaceholder} search={view.search} onSearch={(search) => onView({ ...view, search })} />
      {view.search && <span className="paper-only">Search: “{view.search}”</span>}
      {filtered.map((field) => {
        const column = definition.columns.find((one) => one.field === field);
        return column && <Token key={field} column={column} definition={definition} view={view} onView={onView} />;
      })}
      <AddFilter definition={definition} view={view} onView={onView} />
      <span className="sort-words">{sortWords(view.sort, definition.columns)}</span>
    </div>
  );
}

/** A filter in words: a click on it changes it, one on its cross removes it. */
function Token<R extends object>({ column, definition, view, onView }: FilterBarProps<R> & { readonly column: Column<R> }) {
  const filters = view.filters.filter(({ field }) => field === column.field);
  const words = filterWords(column, filters, countStrips(definition).find((strip) => strip.field === column.field));
  const [open, setOpen] = useState(false);
  const editor = (
    <Suspense fallback={<div className="filter-fields" aria-busy />}>
      <FilterEditor list={definition.list} column={column} filters={filters} onApply={(next) => onView(withFilters(view, column.field, next))} onDone={() => setOpen(false)} />
    </Suspense>
  );
  return (
    <span className="token">
      <Popover plain isOpen={open} onTurn={setOpen} content={editor} placement="bottom-start">
        <button type="button" className="token-words">
          {words}
        </button>
      </Popover>
      <button type="button" className="token-remove no-print" aria-label={`Remove ${words}`} onClick={() => onView(withFilters(view, column.field, []))}>
        <SmallCrossIcon size={14} />
      </button>
    </span>
  );
}

function AddFilter<R extends object>({ definition, view, onView }: FilterBarProps<R>) {
  const [column, setColumn] = useState<Column<R>>();
  const [open, setOpen] = useState(false);
  const columns = definition.columns.filter(({ filterable }) => filterable !== false);
  const content = (
    <Suspense fallback={<div className="filter-fields" aria-busy />}>
      {column ? (
        <FilterEditor
          list={definition.list}
          column={column}
          filters={view.filters.filter(({ field }) => field === column.field)}
          onApply={(next) => onView(withFilters(view, column.field, next))}
          onDone={() => setOpen(false)}
        />
      ) : (
        <FilterFields columns={columns} onChoose={setColumn} />
      )}
    </Suspense>
  );
  return (
    <Popover plain isOpen={open} onTurn={setOpen} content={content} placement="bottom-start" onClosed={() => setColumn(undefined)}>
      <Button className="no-print" variant="minimal" icon={<FilterIcon />} text="Add filter" />
    </Popover>
  );
}
