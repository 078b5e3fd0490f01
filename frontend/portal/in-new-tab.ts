/** Opens the checkout beside the member. The tab is opened with the press, since browsers stop one that comes later; without it the purchase has its link. */
export async function inNewTab<Opened extends { readonly checkoutUrl: string }>(work: () => Promise<Opened>): Promise<Opened> {
  const tab = window.open('', '_blank');
  try {
    const opened = await work();
    if (tab) {
      tab.opener = null;
      const { pathname, search, hash } = new URL(opened.checkoutUrl);
      // The product's own page, under whatever address it was reached.
      tab.location.replace(`${pathname}${search}${hash}`);
    }
    return opened;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
