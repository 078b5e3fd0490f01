import 'reflect-metadata';
import { Body, Controller, Module, Param, Put } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';

/** The baseline of the command benchmark: a bare Nest route that does one raw INSERT. Run as a process of its own. */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

@Controller('contracts')
class BareController {
  @Put(':id/status')
  async change(@Param('id') id: string, @Body() body: unknown): Promise<{ ok: true }> {
    await pool.query('INSERT INTO bare (contract_id, body) VALUES ($1, $2)', [Number(id), JSON.stringify(body)]);
    return { ok: true };
  }
}

@Module({ controllers: [BareController] })
class BareModule {}

await pool.query('CREATE TABLE IF NOT EXISTS bare (id bigserial PRIMARY KEY, contract_id int NOT NULL, body json NOT NULL)');
const app = await NestFactory.create(BareModule, { logger: false });
await app.listen(Number(process.env.PORT), '127.0.0.1');
process.stdout.write('serving\n');
