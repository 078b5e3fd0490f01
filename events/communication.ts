import { Type } from '@sinclair/typebox';

/** One entry of a communications list, in the one shape that both legacy spellings are read into (`decisions.md F6`). */
export const CommunicationEntry = Type.Object({
  CreatedAt: Type.String(),
  CreatedBy: Type.String(),
  Type: Type.String(),
  Note: Type.String(),
});
