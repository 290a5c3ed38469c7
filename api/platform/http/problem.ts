import { STATUS_CODES } from 'node:http'
import type { ErrorCode } from '#contract/errors.ts'
import type { Problem, ProblemCode } from '#contract/integrations/problem.ts'
import type { AppError } from '../errors/app-error.ts'
import { translateMessage } from '../language/translate-message.ts'
import { statusOf } from './status-of.ts'

export const PROBLEM_TYPE = 'application/problem+json'

const PROGRAMS = /^\/api\/v1(?=[/?]|$)/

/** Whether an address belongs to the API of programs, whatever is at it. */
export function isOfPrograms(url: string): boolean {
  return PROGRAMS.test(url)
}

/** Refusals of shoppers and of logins that share a function with programs. */
const ofOthers = {
  totp_required: 'unauthorized',
  proof_required: 'forbidden',
  code_required: 'forbidden',
  email_unverified: 'forbidden',
  out_of_stock: 'conflict',
  quantity_limit: 'conflict',
  cart_full: 'conflict',
  list_full: 'conflict',
  figures_changed: 'conflict',
  cart_empty: 'conflict',
} satisfies Record<Exclude<ErrorCode, ProblemCode>, ProblemCode>

function isOfOthers(code: ErrorCode): code is keyof typeof ofOthers {
  return code in ofOthers
}

/** Returns a refusal as problem details, in English. */
export function problemOfRefusal({ code: refused, sentence, fields }: AppError, requestId: string): Problem {
  const code = isOfOthers(refused) ? ofOthers[refused] : refused
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
