import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isMirrored } from '../mirror.js';
import type { Told } from './cut-words.js';
import { tipPlace } from './tip-place.js';
import './tip.css';
import { watchForTips } from './watch-for-tips.js';

/** Whatever is cut short with an ellipsis, anywhere, is told in whole where the pointer rests or the keyboard is. */
export function Tips() {
  const [told, setTold] = useState<Told>();
  useEffect(() => watchForTips(setTold), []);
  return told && createPortal(<Tip {...told} />, document.body);
}

function Tip({ element, words }: Told) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tip = box.current!;
    const { left, top } = tipPlace(element.getBoundingClientRect(), tip.getBoundingClientRect(), { width: innerWidth, height: innerHeight }, isMirrored());
    Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
  }, [element, words]);
  // Screen readers read the words themselves: they are cut for the eye alone.
  return (
    <div ref={box} className="tip no-print" aria-hidden>
      {words}
    </div>
  );
}
