import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorBody, ErrorCode } from '#contract/errors.ts'
import type { Language } from '#domain/language/languages.ts'
import { AppError } from '../errors/app-error.ts'
import { databaseCause, isOutOfReach } from '../db/is-out-of-reach.ts'
import { translateMessage } from '../language/translate-message.ts'
import { say, type Sentence } from '../language/sentence.ts'
import { counter } from '../metrics/figures.ts'
import { problemOf } from './plain-words.ts'
import { isOfPrograms, PROBLEM_TYPE, problemOfRefusal } from './problem.ts'
import { askedLanguage } from './read-languages.ts'
import { NOTHING_RUNS } from './security-headers.ts'
import { statusOf } from './status-of.ts'

const refusals = counter('kastha_refusals_total', 'Requests that were refused, by the code of the refusal', [
  { code: 'internal' },
])

const RETRY_AFTER_S = 5
/** Maximum number of fields in an error. Our forms have fewer; a body may have a hundred thousand. */
const MAX_NAMED_FIELDS = 50
/** A refused body up to this size is read to its end and dropped. */
const MAX_DRAINED_BYTES = 16 * 1024 * 1024

/**
 * Answers every error of every request with the same body format, in the language of the request; those of /api/v1 are
 * problem details (problem.ts). Internal errors are logged and not shown.
 */
export function errorHandler(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const hasLeft = leftWhileSending(request)
  const refusal = hasLeft ? new AppError('invalid_input', 'The body ended too early.') : asRefusal(error)
  request.refusedWith = refusal.code
  refusals.add({ code: refusal.code })
  if (hasLeft) request.log.info('client left')
  else if (!(error instanceof AppError) && statusOf[refusal.code] >= 500) {
    request.log.error({ err: error }, 'request failed')
  }
  const retryAfterS = refusal.retryAfterS ?? (refusal.code === 'unavailable' ? RETRY_AFTER_S : undefined)
  if (retryAfterS !== undefined) reply.header('retry-after', retryAfterS)
  // RFC 9110, 15.5.2
  if (refusal.code === 'unauthorized') reply.header('www-authenticate', 'Bearer')
  // A client that is cut off while it sends may never read the answer.
  if (Number(request.headers['content-length']) <= MAX_DRAINED_BYTES) reply.removeHeader('connection')
  reply.header('content-security-policy', NOTHING_RUNS)
  const isForProgram = isOfPrograms(request.url)
  return reply
    .code(statusOf[refusal.code])
    .type(isForProgram ? PROBLEM_TYPE : 'application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(isForProgram ? problemOfRefusal(refusal, request.id) : errorBody(refusal, askedLanguage(request)))
}

/** Returns whether the connection ended before the whole body had arrived. */
function leftWhileSending({ raw }: FastifyRequest): boolean {
  return raw.errored !== null && !raw.complete
}

/** Returns the body of a refusal. */
export function errorBody({ code, sentence, fields, current }: AppError, language: Language = 'en'): ErrorBody {
  return {
    success: false,
    error: true,
    message: translateMessage(language, sentence),
    code,
    ...(fields && { fields: eachSaid(language, fields) }),
    ...(current !== undefined && { current }),
  }
}

function eachSaid(language: Language, fields: Record<string, Sentence>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, sentence]) => [field, translateMessage(language, sentence)]),
  )
}

function asRefusal(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return wrongFields(error)
  if (isUnstorableText(error)) return new AppError('invalid_input', say('calls.unstorable-text'))
  if (isOutOfReach(error)) return new AppError('unavailable', say('calls.busy'))
  const code = isFastifyError(error) ? fastifyRefusals[error.code] : undefined
  if (code && isFastifyError(error)) return new AppError(code[0], code[1])
  return new AppError('internal', say('calls.failed'))
}

function wrongFields({ validation }: { validation: NonNullable<FastifyError['validation']> }): AppError {
  const reasons = new Map<string, Sentence>()
  for (const { instancePath, keyword, message, params } of validation) {
    if (reasons.size >= MAX_NAMED_FIELDS) break
    const problem = message === undefined ? say('fields.not-valid') : problemOf({ ...params, code: keyword, message })
    for (const name of fieldNames(instancePath, params)) {
      if (reasons.size >= MAX_NAMED_FIELDS) break
      // The first problem explains the rest: a list in place of a text is not also too short.
      if (!reasons.has(name)) reasons.set(name, problem)
    }
  }
  const fields = Object.fromEntries(reasons)
  return new AppError('invalid_input', describeFields(fields), fields)
}

/**
 * Returns the message about invalid fields: `email: Is missing; lines.0.quantity: Must be a number`. The caller may have
 * invented the field names, so they are values of the sentence.
 */
export function describeFields(fields: Readonly<Record<string, Sentence>>): Sentence {
  return Object.entries(fields).map(([field, problem]) => say('fields.problem-of', { field, problem: [problem] }))
}

/** Converts `/lines/0/quantity` to `lines.0.quantity`. zod names unknown fields beside the path of their parent. */
function fieldNames(instancePath: string, params: Record<string, unknown>): string[] {
  const path = instancePath.slice(1).replaceAll('/', '.')
  const unknown = Array.isArray(params['keys']) ? params['keys'].slice(0, MAX_NAMED_FIELDS).map(String) : ['']
  return unknown.map((key) => [path, key].filter(Boolean).join('.') || 'body')
}

/** Returns whether PostgreSQL refused a text: it accepts no NUL and no invalid UTF-8. */
function isUnstorableText(error: unknown): boolean {
  const cause = databaseCause(error)
  return cause instanceof Error && 'code' in cause && (cause.code === '22021' || cause.code === '22P05')
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

/** Fastify's own refusals. Codes: https://fastify.dev/docs/latest/Reference/Errors/ */
const fastifyRefusals: Record<string, [ErrorCode, Sentence] | undefined> = {
  FST_ERR_BAD_URL: ['invalid_input', 'The address is not a valid URL: a % must be followed by two hex digits.'],
  FST_ERR_MAX_PARAM_LENGTH: ['not_found', 'Nothing is at this address.'],
  FST_ERR_NOT_FOUND: ['not_found', 'Nothing is at this address.'],
  FST_ERR_CTP_INVALID_JSON_BODY: ['invalid_input', 'The body is not valid JSON.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['invalid_input', 'The body is empty, but its type says JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['invalid_input', 'The body is not as long as Content-Length says.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', say('calls.body-too-large')],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['unsupported_media_type', 'The body must be JSON (Content-Type: application/json).'],
  FST_ERR_CTP_INVALID_TYPE: ['unsupported_media_type', 'The body must be JSON (Content-Type: application/json).'],
}
