import { Outlet } from 'react-router-dom';
import { ownCompany } from '../../events/kernel/own-company.enums.js';
import { useKeptFocus } from '../kit/page/kept-focus.js';
import './auth.css';

/** One card in the middle, with the company's mark: what everybody may open without being signed in. */
export function AuthLayout() {
  useKeptFocus();
  return (
    <div className="auth">
      <main className="card auth-card">
        <img className="auth-mark" src="/mark.svg" width={40} height={40} alt="" />
        <Outlet />
      </main>
      <footer className="auth-footer">© {new Date().getFullYear()} {ownCompany.name}</footer>
    </div>
  );
}
