import './glance.css';

interface Share {
  readonly name: string;
  readonly count: number;
  readonly color: string;
}

interface ShareBarProps {
  readonly shares: readonly Share[];
  /** What a screen reader says before the shares. */
  readonly label: string;
}

/** How a whole divides, at a glance; those of nothing take no room. */
export function ShareBar({ shares, label }: ShareBarProps) {
  const some = shares.filter(({ count }) => count > 0);
  return (
    <span className="share-bar" role="img" aria-label={`${label}: ${some.map(({ name, count }) => `${name} ${count}`).join(', ')}`}>
      {some.map(({ name, count, color }) => (
        <span key={name} style={{ flexGrow: count, background: color }} />
      ))}
    </span>
  );
}
