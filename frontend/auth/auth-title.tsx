import { useEffect } from 'react';
import { useOwnCompany } from '../server/use-company-settings.js';

interface AuthTitleProps {
  /** Of the window. */
  readonly title: string;
  /** On the card, where it is not the same. */
  readonly heading?: string;
}

export function AuthTitle({ title, heading = title }: AuthTitleProps) {
  const { name } = useOwnCompany();
  useEffect(() => {
    document.title = `${title} – ${name}`;
  }, [title, name]);
  return <h1 className="auth-title">{heading}</h1>;
}
