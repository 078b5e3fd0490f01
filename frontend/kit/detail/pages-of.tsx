import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';

/** How the page of a record is opened. */
export interface PageProps {
  readonly opens?: 'editing';
  /** Where closing what is open leads. */
  readonly onClose?: (id: string) => void;
}

/** The two pages of a record: to be read, and, at an address of its own, the same page being edited. @param detail the path of the first, without its number */
export function pagesOf(Screen: ComponentType<PageProps>, detail: string) {
  return {
    Detail: () => <Screen />,
    Edit: function Edit() {
      const navigate = useNavigate();
      return <Screen opens="editing" onClose={(id) => void navigate(`${detail}/${id}`)} />;
    },
  };
}
