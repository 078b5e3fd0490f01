import { Button } from '@blueprintjs/core';
import { PrintIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { printPage } from './print.js';

/** Prints the screen, with all of its rows that paper takes. @param short where room is scarce: the icon alone */
export function PrintButton({ short = false }: { readonly short?: boolean }) {
  const [preparing, setPreparing] = useState(false);
  const print = async () => {
    setPreparing(true);
    await printPage();
    setPreparing(false);
  };
  return <Button icon={<PrintIcon />} text={short ? undefined : preparing ? 'Please wait…' : 'Print'} aria-label="Print" title={short ? 'Print' : undefined} disabled={preparing} onClick={() => void print()} />;
}
