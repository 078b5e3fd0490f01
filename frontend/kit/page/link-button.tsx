import { Classes, type Intent } from '@blueprintjs/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';

interface LinkButtonProps {
  readonly to: string;
  readonly icon?: ReactElement;
  readonly text: string;
  readonly intent?: Intent;
}

/** Looks like a button, and is the link that it is: Blueprint's own says to screen readers that it is a button. */
export function LinkButton({ to, icon, text, intent }: LinkButtonProps) {
  return (
    <Link to={to} className={`${Classes.BUTTON} ${Classes.intentClass(intent) ?? ''}`}>
      {icon}
      <span className={Classes.BUTTON_TEXT}>{text}</span>
    </Link>
  );
}
