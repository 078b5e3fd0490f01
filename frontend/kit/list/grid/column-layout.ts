/** How a person has arranged the columns of a list. */
export interface ColumnLayout {
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  /** Pixels of the columns that were dragged. */
  readonly widths: Readonly<Record<string, number>>;
  /** Columns that stand where they are for as long as the list is narrowed by them: nobody's order is about them. Not kept. */
  readonly held?: readonly string[];
}

const NARROWEST = 44;

export function asDesigned(columns: readonly { readonly field: string; readonly hidden?: true }[]): ColumnLayout {
  return { order: [], hidden: columns.filter(({ hidden }) => hidden).map(({ field }) => field), widths: {} };
}

/** Columns in the person's order; the first of the design stays first (it is frozen), new ones come where the design has them. */
export function arranged<C extends { readonly field: string }>(columns: readonly C[], layout: ColumnLayout): readonly C[] {
  const rank = (column: C) => {
    const at = layout.order.indexOf(column.field);
    return at < 0 ? columns.indexOf(column) : at;
  };
  const [first, ...others] = columns;
  return first ? [first, ...others.sort((a, b) => rank(a) - rank(b))] : [];
}

export function shown<C extends { readonly field: string }>(columns: readonly C[], layout: ColumnLayout): readonly C[] {
  return arranged(columns, layout).filter(({ field }) => !layout.hidden.includes(field));
}

/** All of them, those that are hidden last. */
export function shownFirst<C extends { readonly field: string }>(columns: readonly C[], layout: ColumnLayout): readonly C[] {
  const inOrder = arranged(columns, layout);
  const isHidden = ({ field }: C) => layout.hidden.includes(field);
  return [...inOrder.filter((column) => !isHidden(column)), ...inOrder.filter(isHidden)];
}

/** With the columns of these fields, though somebody hid them, or nobody showed them yet. */
export function withShown(layout: ColumnLayout, fields: readonly string[]): ColumnLayout {
  return { ...layout, hidden: layout.hidden.filter((field) => !fields.includes(field)) };
}

export function withWidth(layout: ColumnLayout, field: string, width: number): ColumnLayout {
  return { ...layout, widths: { ...layout.widths, [field]: Math.max(NARROWEST, Math.round(width)) } };
}

export function withToggled(layout: ColumnLayout, field: string): ColumnLayout {
  const hidden = layout.hidden.includes(field) ? layout.hidden.filter((one) => one !== field) : [...layout.hidden, field];
  return { ...layout, hidden };
}

/** Puts a column in the place of another; one that is held stays, and is passed by. */
export function withMoved(layout: ColumnLayout, fields: readonly string[], field: string, onto: string): ColumnLayout {
  const isHeld = (one: string) => layout.held?.includes(one) ?? false;
  const own = fields.filter((one) => !isHeld(one));
  const at = fields.indexOf(onto);
  const passedBy = at > fields.indexOf(field) ? fields.slice(at).find((one) => !isHeld(one)) : fields.slice(0, at + 1).findLast((one) => !isHeld(one));
  const to = own.indexOf(passedBy ?? field);
  // Nothing comes before the first, which is frozen.
  if (isHeld(field) || (to === 0 && at > 0)) return layout;
  const others = own.filter((one) => one !== field);
  return { ...layout, order: [...others.slice(0, to), field, ...others.slice(to)] };
}
