import { STATUS_CODES } from 'node:http'
import type { Problem } from '#contract/integrations/problem.ts'
import type { AppError } from '../errors/app-error.ts'
import { translateMessage } from '../language/translate-message.ts'
import { statusOf } from './status-of.ts'

export const PROBLEM_TYPE = 'application/problem+json'

const PROGRAMS = /^\/api\/v1(?=[/?]|$)/

/** Whether an address belongs to the API of programs, whatever is at it. */
export function isOfPrograms(url: string): boolean {
  return PROGRAMS.test(url)
}

/** Returns a refusal as problem details, in English. */
export function problemOfRefusal({ code, sentence, fields }: AppError, requestId: string): Problem {
  const status = statusOf[code]
  return {
    type: 'about:blank',
    title: STATUS_CODES[status] ?? 'Refused',
    status,
    code,
    detail: translateMessage('en', sentence),
    ...(fields && {
      errors: Object.entries(fields).map(([field, problem]) => ({ field, detail: translateMessage('en', problem) })),
    }),
    requestId,
  }
}
