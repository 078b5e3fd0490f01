import { Controller, Get, Query } from '@nestjs/common';
import { Transform, Type } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, Matches, Max, MaxLength, Min } from 'class-validator';
import { StorableText } from '../../http/bodies/body-fields.decorator.js';
import { accessKinds, type AccessKind } from './access-kinds.js';
import { AccessLogReader, type AccessPage } from './access-log-reader.js';
import { Permission } from '../permission.decorator.js';

const emptyIsNone = ({ value }: { value: unknown }): unknown => (value === '' ? undefined : value);

export class AccessLogQuery {
  @IsOptional()
  @Transform(emptyIsNone)
  @IsIn(accessKinds)
  kind?: AccessKind;

  @IsOptional()
  @IsString()
  @StorableText()
  @MaxLength(100)
  search?: string;

  @IsOptional()
  @Transform(emptyIsNone)
  @Matches(/^\d{1,18}$/)
  before?: string;

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(200)
  limit = 50;
}

@Controller('AccessLog')
export class AccessLogController {
  constructor(private readonly reader: AccessLogReader) {}

  @Get()
  @Permission('Settings_Main')
  page(@Query() query: AccessLogQuery): Promise<AccessPage> {
    return this.reader.page(query);
  }
}
