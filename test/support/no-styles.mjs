/** Stands in for style sheets, which only a browser reads. */
export {};
