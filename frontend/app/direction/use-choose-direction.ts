import { useLocation, useNavigate } from 'react-router-dom';
import { rememberDirection, type Direction } from './direction.js';

/** Turns the page round where it is, and keeps it so in this browser; the address goes along. */
export function useChooseDirection(): (direction: Direction) => void {
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return (direction) => {
    rememberDirection(direction);
    void navigate({ pathname, search, hash }, { replace: true, state: state as unknown });
  };
}
