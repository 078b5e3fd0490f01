import { AnchorButton, type AnchorButtonProps } from '@blueprintjs/core';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkButtonProps extends Pick<AnchorButtonProps, 'icon' | 'text' | 'intent'> {
  readonly to: string;
}

/** A button that leads to another screen: a link, so that it can be opened beside this one too. */
export function LinkButton({ to, ...look }: LinkButtonProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement>(to);
  return <AnchorButton {...look} href={href} onClick={follow} />;
}
