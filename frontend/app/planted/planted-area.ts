import { createElement, type ComponentType } from 'react';

export interface Given {
  /** The record, as its page is given it. */
  readonly open: { readonly data: object };
  readonly load: (path: string) => Promise<Readonly<Record<string, unknown>>>;
}

/** A component by its file, its name and what it is given; `at` is its address, as pattern and path. */
export interface Shown {
  readonly file: string;
  readonly name: string;
  readonly props: (given: Given) => object | Promise<object>;
  readonly at?: readonly [pattern: string, path: string];
}

/** The part of a record that a field is planted in: beside another one, in the table of a file. */
export interface Place {
  readonly beside: string;
  readonly table: string;
  /** The event that carries changes of the part. */
  readonly revised: string;
  readonly page: Shown;
  readonly forms: readonly Shown[];
}

export interface PlantedArea {
  readonly area: string;
  /** File and name of the table of the whole record. */
  readonly record: readonly [file: string, name: string, beside?: object];
  readonly command: readonly [file: string, name: string];
  readonly history: readonly [file: string, name: string];
  readonly row: readonly [file: string, name: string];
  readonly columns: readonly [file: string, name: string];
  /** What the screens ask the server for. */
  readonly answers?: readonly (readonly [key: readonly unknown[], data: unknown])[];
  readonly places: readonly Place[];
}

export const nothing = () => undefined;
export const withOpen = ({ open }: Given) => ({ open });
export const toClose = ({ open }: Given) => ({ open, onClose: nothing });
export const none = () => ({});

export const cardOf = (file: string, name: string): Shown => ({
  file: 'frontend/kit/detail/sections/section-card',
  name: 'SectionCard',
  props: async ({ open, load }) => ({ section: (await load(file))[name], record: open.data }),
});

/** The same, where the sections of a record stand in one table. */
export const cardIn = (file: string, name: string, part: string): Shown => ({
  file: 'frontend/kit/detail/sections/section-card',
  name: 'SectionCard',
  props: async ({ open, load }) => ({ section: ((await load(file))[name] as Readonly<Record<string, unknown>>)[part], record: open.data }),
});

/** A card that edits in place, within the form around all cards. */
export const within = (form: Shown, card: Shown): Shown => ({
  ...form,
  props: async (given) => ({ open: given.open, children: createElement((await given.load(card.file))[card.name] as ComponentType<object>, await card.props(given)) }),
});
