import { useEffect } from 'react';
import { ownCompany } from '../../events/kernel/own-company.enums.js';

interface AuthTitleProps {
  /** Of the window. */
  readonly title: string;
  /** On the card, where it is not the same. */
  readonly heading?: string;
}

export function AuthTitle({ title, heading = title }: AuthTitleProps) {
  useEffect(() => {
    document.title = `${title} – ${ownCompany.name}`;
  }, [title]);
  return <h1 className="auth-title">{heading}</h1>;
}
