import { Outlet } from 'react-router-dom';
import { useKeptFocus } from '../kit/page/kept-focus.js';
import { useOwnCompany } from '../server/use-company-settings.js';
import './auth.css';

/** One card in the middle, with the company's mark: what everybody may open without being signed in. */
export function AuthLayout() {
  useKeptFocus();
  const { name } = useOwnCompany();
  return (
    <div className="auth">
      <main className="card auth-card">
        <img className="auth-mark" src="/mark.svg" width={40} height={40} alt="" />
        <Outlet />
      </main>
      <footer className="auth-footer">© {new Date().getFullYear()} {name}</footer>
    </div>
  );
}
