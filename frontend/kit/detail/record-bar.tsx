import type { ReactNode } from 'react';
import './record-bar.css';

interface RecordBarProps {
  /** `warning`: somebody should decide something. */
  readonly tone?: 'plain' | 'warning';
  /** Its part in the styles of an area. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Above a record: what is to be known before one reads it. */
export function RecordBar({ tone = 'warning', className = '', children }: RecordBarProps) {
  return (
    <div className={`record-bar record-bar-${tone} ${className}`.trim()} role="status">
      {children}
    </div>
  );
}
