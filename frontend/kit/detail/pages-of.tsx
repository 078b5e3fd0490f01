import type { ComponentType } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

/** How the page of a record is opened. */
export interface PageProps {
  readonly opens?: 'editing';
  /** Where closing what is open leads. */
  readonly onClose?: (id: string) => void;
}

/** The two pages of a record: to be read, and, at an address of its own, the same page being edited. Of another record nothing is open yet. @param detail the path of the first, without its number */
export function pagesOf(Screen: ComponentType<PageProps>, detail: string) {
  return {
    Detail: function Detail() {
      const { id } = useParams();
      return <Screen key={id} />;
    },
    Edit: function Edit() {
      const navigate = useNavigate();
      const { id } = useParams();
      return <Screen key={id} opens="editing" onClose={(closed) => void navigate(`${detail}/${closed}`)} />;
    },
  };
}
