import { Button, ProgressBar } from '@blueprintjs/core';
import { UploadIcon } from '@blueprintjs/icons';
import { useRef, useState, type DragEvent } from 'react';
import type { RecordName } from '../../server/use-record.js';
import { ProblemBar } from '../page/problem-notice.js';
import { useUpload } from './use-upload.js';
import './drop-zone.css';

interface DropZoneProps {
  /** What is brought, as its button names it: "Deed". */
  readonly what: string;
  /** What the button says, in place of Upload or Replace. */
  readonly text?: string;
  /** A version is there, which the next one replaces. */
  readonly replaces?: boolean;
  /** Something else was brought since: what was said against this is over. */
  readonly superseded?: boolean;
  readonly onBegin?: () => void;
  /** Takes multipart/form-data with one file. */
  readonly url: string;
  readonly record: RecordName;
}

/** Takes a PDF that is dropped on it, or chosen by its button, and says how far it has come. */
export function DropZone({ what, text, replaces = false, superseded = false, onBegin, url, record }: DropZoneProps) {
  const { under, problem, begin, giveUp, retry, dismiss } = useUpload(url, record);
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null): void => {
    if (!files?.[0] || under) return;
    onBegin?.();
    begin(files[0]);
  };
  const dragged = (event: DragEvent, within: boolean): void => {
    event.preventDefault();
    setOver(within);
  };
  return (
    <div
      className={over ? 'drop-zone drop-zone-over' : 'drop-zone'}
      onDragOver={(event) => dragged(event, true)}
      onDragLeave={(event) => dragged(event, false)}
      onDrop={(event) => {
        dragged(event, false);
        take(event.dataTransfer.files);
      }}
    >
      {under ? (
        <>
          <span role="status">{under.part < 1 ? `Uploading ${under.name}` : `Checking ${under.name}`}</span>
          <ProgressBar value={under.part < 1 ? under.part : undefined} intent="primary" aria-label={`Upload of ${under.name}`} />
          <Button size="small" variant="minimal" text="Cancel" onClick={giveUp} />
        </>
      ) : (
        <>
          <Button size="small" icon={<UploadIcon />} text={text ?? (replaces ? 'Replace' : 'Upload')} aria-label={text ? undefined : `${replaces ? 'Replace' : 'Upload'} ${what}`} onClick={() => chooser.current?.click()} />
          <span className="detail-nothing">or drop a PDF</span>
        </>
      )}
      <input
        ref={chooser}
        type="file"
        accept="application/pdf,.pdf"
        hidden
        aria-label={what}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      {problem && !superseded && <ProblemBar problem={problem} retry={retry} dismiss={dismiss} />}
    </div>
  );
}
