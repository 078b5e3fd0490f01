import type { Moving as Moves } from '../../backend/platform/today/today.dto.js';
import { useFollow } from '../server/live/use-live.js';

interface MovingProps {
  readonly moves: Moves['moves'];
  readonly onMoved: () => void;
}

/** Draws nothing: tells when one of the lists moves that an answer was counted from. */
export function Moving({ moves, onMoved }: MovingProps) {
  return moves.map(({ list, position }) => <FollowedList key={list} list={list} position={position} onMoved={onMoved} />);
}

function FollowedList({ list, position, onMoved }: Moves['moves'][number] & Pick<MovingProps, 'onMoved'>) {
  useFollow({ list }, position, { onChanges: onMoved, onRefetch: onMoved });
  return null;
}
