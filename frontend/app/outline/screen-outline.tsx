import { DetailBones } from '../../kit/detail/detail-bones.js';
import { HeaderBones } from '../../kit/page/header-bones.js';
import type { Screen } from '../screen.js';
import './outline.css';

/** A screen in the size that it will have, without a word of it. */
export function ScreenOutline({ screen }: { readonly screen: Pick<Screen, 'path' | 'bare' | 'list'> | undefined }) {
  if (screen?.bare) return <Said />;
  return (
    <div className={screen?.list ? 'page page-fill' : 'page'} aria-busy>
      <Said />
      <HeaderBones />
      {screen?.list ? <ListBones /> : /-(detail|edit)\//.test(screen?.path ?? '') ? <DetailBones /> : <CardBones />}
    </div>
  );
}

function Said() {
  return (
    <span className="visually-hidden" role="status">
      Loading
    </span>
  );
}

const ROWS = Array.from({ length: 24 }, (_, row) => row);

function ListBones() {
  return (
    <>
      <div className="card outline-strip" />
      <div className="outline-bar">
        <span className="bone" />
      </div>
      <div className="card outline-table">
        {ROWS.map((row) => (
          <div key={row} className="outline-row">
            <span className="bone" style={{ width: `${30 + ((row * 17) % 45)}%` }} />
          </div>
        ))}
      </div>
    </>
  );
}

function CardBones() {
  return (
    <>
      <div className="card outline-card" />
      <div className="card outline-card" />
    </>
  );
}
