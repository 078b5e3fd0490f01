import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { screenAt } from '../../../backend/platform/screens/screens.rules.js';
import { useSession } from '../../server/session.js';

/** Whether the reader may open a page of the product: nobody is led to a door that is closed for them. */
export function useMayOpen(): (page: string | undefined) => page is string {
  const { may } = useSession();
  return (page): page is string => {
    const screen = page === undefined ? undefined : screenAt(page.split('?')[0]!);
    return screen !== undefined && may(screen.permission);
  };
}

/** The words alone for a reader who may not open the page. */
export function PageLink({ page, children }: { readonly page: string | undefined; readonly children: ReactNode }) {
  const mayOpen = useMayOpen();
  return mayOpen(page) ? <Link to={page}>{children}</Link> : children;
}
