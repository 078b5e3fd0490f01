import { COMPANY } from './said.js';

export function Company() {
  return (
    <div className="company">
      <img src="/mark.svg" width="26" height="26" alt="" />
      {COMPANY}
    </div>
  );
}
