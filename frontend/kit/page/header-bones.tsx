import './page.css';

/** The title line of a page that is on its way, in its final height. */
export function HeaderBones() {
  return (
    <div className="page-header" aria-hidden>
      <span className="bone page-title-bone" />
    </div>
  );
}
