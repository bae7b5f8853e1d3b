import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

import type { AnsweredRequest } from '#kit/runtime/log.ts';

import { sendBare } from './bare-answers.ts';
import { type FileBody, findFileAnswer } from './files/file-answers.ts';
import type { StaticFile } from './files/static-files.ts';
import { originForm, tooManyHeaders, whyMalformed } from './malformed.ts';
import { requestIdField, requestIdOf } from './request-id.ts';

export interface DirectAnswersOptions {
  files: ReadonlyMap<string, StaticFile>;
  /** Called with every answer given here. */
  onAnswer: (answer: AnsweredRequest) => void;
}

/** Answers a request that needs no rendering. @returns false if the application has to answer it. */
export type DirectAnswer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Creates the handler that sends built files and refuses malformed requests. */
export function createDirectAnswers({ files, onAnswer }: DirectAnswersOptions): DirectAnswer {
  return (request, response) => {
    const start = performance.now();
    // Set on the request itself, since the application reads the address from there.
    request.url = originForm(request.url ?? '');
    const reason = whyMalformed(request);
    const answer = reason === undefined ? findFileAnswer(files, request) : undefined;
    const isForApplication = reason === undefined && !answer;
    if (isForApplication) return false;

    const { method = '', url } = request;
    const id = requestIdOf(request.headers[requestIdField]);
    if (answer) {
      response.writeHead(answer.status, [...answer.headers, requestIdField, id]);
      sendBody(response, answer.body);
    } else {
      sendBare(response, reason === tooManyHeaders ? 431 : 400, id);
    }
    const queryStart = url.indexOf('?');
    onAnswer({
      id,
      method,
      path: queryStart < 0 ? url : url.slice(0, queryStart),
      status: response.statusCode,
      ...(reason !== undefined && { reason }),
      milliseconds: performance.now() - start,
    });
    return true;
  };
}

function sendBody(response: ServerResponse, body: FileBody | undefined): void {
  if (!body) {
    response.end();
    return;
  }
  const { representation, first, last } = body;
  if (representation.body) {
    const { length } = representation.body;
    const isComplete = first === 0 && last === length - 1;
    response.end(isComplete ? representation.body : representation.body.subarray(first, last + 1));
    return;
  }
  // `pipeline` destroys the response if reading fails, and the stream if the client disconnects.
  pipeline(createReadStream(representation.path, { start: first, end: last }), response, () => {});
}
