const CARDS = ['first', 'second'];
const LINES = 7;

/** Two cards beside each other, in the size of what is on its way. */
export function JournalBones() {
  return (
    <div className="journal-columns" aria-busy>
      {CARDS.map((card) => (
        <div key={card} className="card journal-bones">
          {Array.from({ length: LINES }, (_, line) => (
            <span key={line} className="bone" style={{ width: `${40 + ((line * 31) % 50)}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
