import { Transform, Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, Matches, Max, Min, ValidateBy, ValidateNested } from 'class-validator';
import type { Arrangement, KeptFilter } from '../../events/users/list-view.events.js';
import { viewFilterOps } from '../../events/users/list-view.enums.js';
import { Command } from '../platform/commands/command.js';
import { ReferenceField, RequiredTextField, StorableText, TextField } from '../platform/http/bodies/body-fields.decorator.js';
import type { ViewedList } from './list-view-visibility.js';

const MOST_FILTERS = 50;
const MOST_COLUMNS = 200;
const MOST_VALUES = 200;
const LONGEST_VALUE = 200;
const LONGEST_FIELD = 100;
const WIDEST = 5_000;
const MAX_ID = 2_147_483_647;

export interface WithName {
  /** The view's owner has another of this name for this list already. */
  readonly nameIsTaken: boolean;
}

export interface WithList {
  /** The list as the sender sees it. */
  readonly viewed: ViewedList;
}

export interface ForOneMore extends WithName {
  /** How many views its owner keeps of this list beside it, those under way included. */
  readonly kept: number;
}

export interface ForNewView extends ForOneMore, WithList {
  readonly tenantId: number;
}

class FilterBody {
  @RequiredTextField(LONGEST_FIELD)
  field!: string;

  @IsIn(viewFilterOps)
  op!: string;

  @FilterValue()
  value?: NonNullable<KeptFilter['value']>;
}

class ColumnBody {
  @RequiredTextField(LONGEST_FIELD)
  field!: string;

  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(WIDEST)
  width?: number;
}

class ArrangementBody implements Arrangement {
  @TextField(LONGEST_VALUE)
  search: string = '';

  @IsArray()
  @ArrayMaxSize(MOST_FILTERS)
  @ValidateNested({ each: true })
  @Type(() => FilterBody)
  filters: FilterBody[] = [];

  /** `-contractDate`; empty for the list's own order. */
  @Matches(/^-?[A-Za-z]\w*$|^$/)
  @TextField(LONGEST_FIELD)
  sort: string = '';

  @IsArray()
  @ArrayMaxSize(MOST_COLUMNS)
  @ValidateNested({ each: true })
  @Type(() => ColumnBody)
  columns: ColumnBody[] = [];
}

/** Body of POST /api/ListViews. */
export class CreateListView extends Command<ForNewView> {
  @RequiredTextField(LONGEST_FIELD)
  list!: string;

  @ViewName()
  name!: string;

  @IsOptional()
  @IsBoolean()
  shared?: boolean;

  @ValidateNested()
  @Type(() => ArrangementBody)
  arrangement: ArrangementBody = new ArrangementBody();
}

/** Body of PUT /api/ListViews/{id}/Name. */
export class RenameListView extends Command<WithName> {
  @ViewName()
  name!: string;
}

/** Body of PUT /api/ListViews/{id}: all that the view makes of its list, as far as the sender sees it. */
export class ChangeListView extends Command<WithList> {
  @ValidateNested()
  @Type(() => ArrangementBody)
  arrangement: ArrangementBody = new ArrangementBody();
}

export class ShareListView extends Command {}

export class MakeListViewPersonal extends Command {}

export class DeleteListView extends Command {}

export class RestoreListView extends Command<ForOneMore> {}

export const listViewCommands = [CreateListView, RenameListView, ChangeListView, ShareListView, MakeListViewPersonal, DeleteListView, RestoreListView] as const;
export type AnyListViewCommand = InstanceType<(typeof listViewCommands)[number]>;

/** Body of PUT /api/ListViews/Opening. */
export class ChooseOpeningView extends Command {
  @RequiredTextField(LONGEST_FIELD)
  list!: string;

  /** 0 for the list as it is. */
  @ReferenceField()
  @Max(MAX_ID)
  viewId: number = 0;
}

export const openingViewCommands = [ChooseOpeningView] as const;

/** Its rules are the decider's, which says them in people's words. */
function ViewName(): PropertyDecorator {
  const isText = ValidateBy({ name: 'viewName', validator: { validate: (value: unknown) => typeof value === 'string' && value.length <= LONGEST_VALUE, defaultMessage: () => `$property must be a text of at most ${LONGEST_VALUE} characters` } });
  return (target, property) => [Transform(({ value }: { value: unknown }) => value ?? ''), isText, StorableText()].forEach((decorate) => decorate(target, property));
}

function FilterValue(): PropertyDecorator {
  const isOne = (value: unknown) => (typeof value === 'string' ? value.length <= LONGEST_VALUE && !value.includes('\0') : Number.isFinite(value));
  return ValidateBy({
    name: 'filterValue',
    validator: {
      validate: (value: unknown) => value === undefined || (Array.isArray(value) ? value.length <= MOST_VALUES && value.every(isOne) : isOne(value)),
      defaultMessage: () => `$property must be a text of at most ${LONGEST_VALUE} characters, a number, or at most ${MOST_VALUES} of them`,
    },
  });
}
