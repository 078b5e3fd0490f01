import { AnchorButton, ButtonGroup } from '@blueprintjs/core';
import { ExportIcon } from '@blueprintjs/icons';

interface ExportButtonsProps {
  /** A route that answers files, with its query: `?format=xlsx` is added to it. */
  readonly url: string;
}

/** What is on the screen as a file: typed for Excel, plain for everything else. */
export function ExportButtons({ url }: ExportButtonsProps) {
  const base = `${url}${url.includes('?') ? '&' : '?'}format=`;
  return (
    <ButtonGroup className="export-buttons">
      <AnchorButton icon={<ExportIcon />} text="Excel" href={`${base}xlsx`} download />
      <AnchorButton text="CSV" href={`${base}csv`} download />
    </ButtonGroup>
  );
}
