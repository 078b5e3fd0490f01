import { Type } from '@sinclair/typebox';
import { defineEvent, type EventsOf } from '../kernel/event.js';
import { contractPaperNames } from './resale-contract-papers.enums.js';
import { storedFile } from '../kernel/stored-file.js';

/** `version` counts from 1 within its paper: a later one replaces it. `scanned`: a virus scanner found nothing; else none was there to ask. */
export const ContractPaperUploaded = defineEvent(
  'ContractPaperUploaded',
  1,
  Type.Object({
    paper: Type.Union(contractPaperNames.map((name) => Type.Literal(name))),
    version: Type.Integer({ minimum: 1 }),
    file: storedFile,
    scanned: Type.Boolean(),
  }),
);

export const contractPaperEvents = [ContractPaperUploaded] as const;
export type ContractPaperEvent = EventsOf<typeof contractPaperEvents>;
