import { Catch, HttpStatus, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { ListRequestError } from '../../../projections/engine/list-request.js';

/** A filter, sort or page that the list does not offer: 400, naming the field and the rule. */
@Catch(ListRequestError)
export class ListRequestErrorFilter implements ExceptionFilter<ListRequestError> {
  catch(error: ListRequestError, host: ArgumentsHost): void {
    const { field, rule } = error;
    const problem = { type: 'about:blank', title: 'Bad Request', status: HttpStatus.BAD_REQUEST, detail: error.message, field, rule };
    host.switchToHttp().getResponse<Response>().status(problem.status).type('application/problem+json').send(JSON.stringify(problem));
  }
}
