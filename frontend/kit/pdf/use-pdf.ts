import { useEffect, useState } from 'react';
import { openPdf, type Pdf } from './pdf-pages.js';

interface Opened {
  readonly bytes: ArrayBuffer;
  readonly pdf?: Pdf;
  readonly error?: unknown;
}

/** A document that is open as long as somebody looks at it. */
export function usePdf(bytes: ArrayBuffer | undefined): Pick<Opened, 'pdf' | 'error'> {
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (!bytes) return undefined;
    let left = false;
    const { pdf, close } = openPdf(bytes);
    const told = (outcome: Omit<Opened, 'bytes'>) => left || setOpened({ bytes, ...outcome });
    void pdf.then(
      (there) => told({ pdf: there }),
      (error: unknown) => told({ error }),
    );
    return () => {
      left = true;
      close();
    };
  }, [bytes]);
  return opened && opened.bytes === bytes ? opened : {};
}
