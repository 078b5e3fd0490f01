import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../server/session.js';
import './employees.css';

/** Contracts and tours tell people apart by their names (decisions.md D20): a warning, and no more. */
export function Namesakes({ numbers }: { readonly numbers: readonly number[] }) {
  const mayOpen = useSession().may('Employees_Detail');
  if (numbers.length === 0) return null;
  const named = numbers.map((number, index) => (
    <Fragment key={number}>
      {index > 0 && ', '}
      {mayOpen ? <Link to={`/admin/employees-detail/${number}`}>{number}</Link> : number}
    </Fragment>
  ));
  return (
    <p className="namesakes">
      {numbers.length === 1 ? 'Employee' : 'Employees'} {named} {numbers.length === 1 ? 'has' : 'have'} the same name: contracts and tours cannot tell them apart.
    </p>
  );
}
