import { Switch } from '@blueprintjs/core';
import { shortcutGroups, type Shortcut } from '../../kit/keys/shortcut.js';
import { useAllShortcuts } from '../../kit/keys/use-shortcuts.js';
import { Keys } from './keys.js';
import { useSingleKeys } from './single-keys.js';

export function HelpContent() {
  const shortcuts = useAllShortcuts();
  const [singleKeys, chooseSingleKeys] = useSingleKeys();
  return (
    <>
      <div className="help-groups" role="region" aria-label="Keyboard shortcuts" tabIndex={0}>
        {shortcutGroups.map((group) => (
          <Group key={group} name={group} shortcuts={shortcuts.filter((shortcut) => shortcut.group === group)} />
        ))}
      </div>
      <div className="help-foot">
        <Switch checked={singleKeys} onChange={(event) => chooseSingleKeys(event.currentTarget.checked)} label="Shortcuts of plain letters work" />
      </div>
    </>
  );
}

function Group({ name, shortcuts }: { readonly name: string; readonly shortcuts: readonly Shortcut[] }) {
  if (shortcuts.length === 0) return null;
  return (
    <section className="help-group">
      <h3>{name}</h3>
      <dl>
        {shortcuts.map(({ keys, words }) => (
          <div key={`${keys.join()} ${words}`}>
            <dt>{words}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
