import { Global, Module } from '@nestjs/common';
import { SearchKinds } from './search-kinds.js';
import { SearchesController } from './searches.controller.js';

/** Global: areas add what can be searched for. */
@Global()
@Module({ controllers: [SearchesController], providers: [SearchKinds], exports: [SearchKinds] })
export class SearchesModule {}
