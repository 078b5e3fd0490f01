import { VictoryContainer } from 'victory';

/** A chart is drawn for the room that it has on the screen, and shrinks with it: the room on paper is another. */
export const chartContainer = <VictoryContainer role="presentation" />;
