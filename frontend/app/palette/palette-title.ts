/** Names the dialog, whatever stands in it. */
export const PALETTE_TITLE = 'palette-title';
