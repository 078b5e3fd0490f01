/** Which item has a form open: one at a time. */
export type Editing = number | 'new' | undefined;
