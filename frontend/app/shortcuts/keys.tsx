import { Fragment } from 'react';
import { capitalised } from '../../../events/kernel/capitalised.rules.js';
import './keys.css';

const onMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

const names: Readonly<Record<string, string>> = { Mod: onMac ? '⌘' : 'Ctrl', ArrowUp: '↑', ArrowDown: '↓', Escape: 'Esc', ' ': 'Space' };

/** "g then c", "Ctrl K". */
export function Keys({ keys }: { readonly keys: readonly string[] }) {
  return (
    <span className="keys">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 && <span className="keys-then">then</span>}
          {key.split('+').map((part) => (
            <kbd key={part}>{names[part] ?? (key.includes('+') ? capitalised(part) : part)}</kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
