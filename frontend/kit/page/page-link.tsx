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

interface PageLinkProps {
  readonly page: string | undefined;
  /** In a cell of a list, which the arrow keys reach. */
  readonly tabIndex?: -1;
  readonly children: ReactNode;
}

/** The words alone for a reader who may not open the page. */
export function PageLink({ page, tabIndex, children }: PageLinkProps) {
  const mayOpen = useMayOpen();
  return mayOpen(page) ? (
    <Link to={page} tabIndex={tabIndex}>
      {children}
    </Link>
  ) : (
    children
  );
}
