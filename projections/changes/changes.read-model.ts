import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ValueKind } from '../../events/kernel/field.rules.js';

/** `import`: taken over from the old system. */
export type ActorKind = 'person' | 'agent' | 'system' | 'import';

/** One field that one event changed; or, where it changed none that is told, the event itself. */
@Entity('change')
export class ChangeRow {
  /** Position of the event and place within it: text order is the order of the log. */
  @PrimaryColumn('text')
  key!: string;

  /** When it happened, by the event's own time. */
  @Column('timestamptz')
  at!: string;

  /** `resaleContract-1042` */
  @Column('text')
  stream!: string;

  @Column('text')
  category!: string;

  /** What stands after the category: the number that people know. */
  @Column('text')
  record!: string;

  @Column('integer')
  revision!: number;

  /** The command: what was saved together. */
  @Column('text')
  save!: string;

  @Column('text')
  actorKind!: ActorKind;

  /** Whether it was taken over: there are as many of these as records. */
  @Column('boolean')
  imported!: boolean;

  /** `person:7` */
  @Column('text')
  actor!: string;

  @Column('text')
  actorName!: string;

  /** `resaleContract.purchasePrice`; empty where the event itself is told. */
  @Column('text')
  field!: string;

  /** What people call the field; of an event, what happened. */
  @Column('text')
  label!: string;

  /** Which of several alike the field belongs to. */
  @Column('text')
  of!: string;

  @Column('text')
  group!: string;

  @Column('text')
  kind!: ValueKind;

  /** As the event holds it, Yes and No in words; null for nothing. */
  @Column('text', { nullable: true })
  before!: string | null;

  @Column('text', { nullable: true })
  after!: string | null;

  /** Of an amount, in dollars: what it became less what it was. */
  @Column('numeric', { nullable: true })
  difference!: string | null;

  /** It followed from what was typed. */
  @Column('boolean')
  computed!: boolean;

  @Column('text')
  reason!: string;

  /** Permissions, by commas, without which nobody sees it who may open the record. */
  @Column('text')
  needs!: string;

  /** Amounts as people write them. */
  @Column('text')
  written!: string;
}

/** A field that was changed somewhere: what a filter can offer. */
@Entity('changed_field')
export class ChangedField {
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  category!: string;

  @Column('text')
  needs!: string;

  @Column('text')
  field!: string;

  @Column('text')
  label!: string;

  @Column('text')
  group!: string;

  @Column('text')
  kind!: ValueKind;

  @Column('integer')
  count!: number;
}

/** Somebody who changed something that these permissions show. */
@Entity('changing_person')
export class ChangingPerson {
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  category!: string;

  @Column('text')
  needs!: string;

  @Column('text')
  actorKind!: ActorKind;

  @Column('text')
  actor!: string;

  @Column('text')
  actorName!: string;

  @Column('integer')
  count!: number;
}
