import { Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { Claims } from '../claims/claims.js';
import { ListRegistry } from '../lists/list-registry.js';
import { TodayRegistry } from '../today/today-registry.js';
import type { Area } from './area.js';

const AREAS = 'areas';

/** The areas of the product, their lists, what is unique among their records and what they have for Today; the platform itself knows none of them. */
@Module({})
export class AreasModule implements OnModuleInit {
  constructor(
    @Inject(AREAS) private readonly areas: readonly Area[],
    private readonly registry: ListRegistry,
    private readonly today: TodayRegistry,
    private readonly claims: Claims,
  ) {}

  static of(areas: readonly Area[]): DynamicModule {
    return { module: AreasModule, imports: areas.map(({ module }) => module), providers: [{ provide: AREAS, useValue: areas }] };
  }

  onModuleInit(): void {
    for (const list of this.areas.flatMap(({ lists }) => lists)) this.registry.register(list);
    for (const claim of this.areas.flatMap(({ claims = [] }) => claims)) this.claims.add(claim);
    for (const { today } of this.areas) if (today) this.today.add(today);
  }
}
