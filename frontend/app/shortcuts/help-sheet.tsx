import { Dialog } from '@blueprintjs/core';
import { lazy, Suspense } from 'react';
import './help-sheet.css';

const HelpContent = lazy(async () => ({ default: (await import('./help-content.js')).HelpContent }));

interface HelpSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Every key that does something where one is now, and in a form: there ? is a letter. */
export function HelpSheet({ open, onClose }: HelpSheetProps) {
  return (
    <Dialog isOpen={open} onClose={onClose} title="Keyboard shortcuts" className="help-sheet">
      <Suspense>
        <HelpContent />
      </Suspense>
    </Dialog>
  );
}
