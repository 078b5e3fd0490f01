/** Saves bytes that the page has read by its link: no address of them could be opened by itself. */
export function savePdf(bytes: ArrayBuffer, name: string): void {
  const href = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }));
  Object.assign(document.createElement('a'), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
