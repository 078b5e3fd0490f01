import { FilterRemoveIcon } from '@blueprintjs/icons';
import { useLayoutEffect, useRef, useState } from 'react';
import type { Person, PushedChange } from '../../../../backend/platform/realtime/protocol.js';
import { Avatar } from '../../people/avatar.js';
import { roomAfter, widthOfWords } from './room-after.js';
import './row-news.css';

/** Who changed a row just now or has it open to edit, or that it no longer fits. */
export interface RowNews {
  readonly name?: string;
  readonly words: string;
}

export function newsOf(leftover: boolean, change: PushedChange | undefined, editor: Person | undefined): RowNews | undefined {
  if (editor) return { name: editor.name, words: `${editor.name} edits` };
  if (change?.by) return { name: change.by, words: change.by };
  return leftover ? { words: 'no longer fits' } : undefined;
}

/** Beside the value that is always in sight, which makes room for it: nothing is covered. */
export function NewsMark({ news: { name, words } }: { readonly news: RowNews }) {
  return (
    <span className="grid-news" data-tip={words} aria-hidden>
      {name ? <Avatar name={name} /> : <FilterRemoveIcon size={12} />}
    </span>
  );
}

/** The same in words at the end of the row, where the last value leaves room for them; read aloud in any case. */
export function NewsWords({ news: { words } }: { readonly news: RowNews }) {
  const box = useRef<HTMLSpanElement>(null);
  const [fits, setFits] = useState(false);
  useLayoutEffect(() => {
    const said = box.current!;
    const last = said.parentElement!.previousElementSibling as HTMLElement;
    const measure = () => setFits(widthOfWords(said) <= roomAfter(last));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(last);
    return () => observer.disconnect();
  }, [words]);
  return (
    <span ref={box} className={fits ? 'grid-news-words' : 'visually-hidden'}>
      {words}
    </span>
  );
}
