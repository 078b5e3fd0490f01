import { DetailColumns } from './detail-columns.js';

/** The size of the page before its record is there. */
export function DetailBones() {
  return (
    <DetailColumns history={<div className="card detail-bones" />}>
      {[190, 190, 330, 330].map((height, index) => (
        <div key={index} className="card detail-bones" style={{ minHeight: height }} aria-hidden>
          <span className="bone" style={{ width: '30%' }} />
          <span className="bone" style={{ width: '80%' }} />
          <span className="bone" style={{ width: '65%' }} />
          <span className="bone" style={{ width: '72%' }} />
        </div>
      ))}
    </DetailColumns>
  );
}
