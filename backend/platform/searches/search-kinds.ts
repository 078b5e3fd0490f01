import { Injectable } from '@nestjs/common';
import type { PermissionName } from '../../../events/users/permission.enums.js';
import type { Session } from '../auth/sessions/session.js';
import type { CommandMetadata } from '../commands/command.js';
import { Refusal } from '../commands/refusal.js';

/** Numbers from here on are those of searches that live a day (migration 0022); below stand those that are kept for good. */
export const FIRST_PASSING_SEARCH = 1_000_000_001;

export interface SearchAsked {
  readonly leadId: number;
  readonly tourId: number;
  readonly searchType: string;
  readonly searchCriteria: string;
}

/** Wire form of POST /api/Searches and GET /api/Searches/{id}. */
export interface SearchAnswer extends SearchAsked {
  readonly searchId: number;
  /** JSON text of what was found; `[]` for nothing (`decisions.md G6`). */
  readonly searchResponse: string;
}

export interface Searcher {
  readonly session: Session;
  readonly issued: CommandMetadata;
  /** X-Min-Position of the request. */
  readonly minPosition?: string | undefined;
}

/** What can be searched for, and how searches of it are kept. */
export interface SearchKind {
  readonly type: string;
  /** Any of these makes one. */
  readonly makes: readonly PermissionName[];
  /** Any of these sees one again. */
  readonly reads: readonly PermissionName[];
  /** Whether a number is that of one of its searches. */
  numbers(searchId: number): boolean;
  make(asked: SearchAsked, by: Searcher): Promise<SearchAnswer>;
  /** @throws NotFound */
  again(searchId: number, session: Session): Promise<SearchAnswer>;
}

/** Areas register theirs when their module starts. */
@Injectable()
export class SearchKinds {
  private readonly kinds: SearchKind[] = [];

  add(kind: SearchKind): void {
    this.kinds.push(kind);
  }

  /** @throws Refusal */
  of(type: string): SearchKind {
    const kind = this.kinds.find((one) => one.type === type);
    if (!kind) throw new Refusal(`searchType must be ${this.kinds.map((one) => one.type).join(' or ')}`, { field: 'searchType' });
    return kind;
  }

  numbering(searchId: number): SearchKind | undefined {
    return this.kinds.find((kind) => kind.numbers(searchId));
  }
}
