import type { FastifyInstance } from 'fastify'
import type { Language } from '#domain/languages.ts'
import { sayIn } from './say-in.ts'

/**
 * Says `message` of every success of the scope in the language that was asked for (read-languages.ts). Refusals were said
 * in it already (errors.ts). Cached answers never come here; no page shows their `message`.
 */
export function answerInLanguage(app: FastifyInstance) {
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    done(null, inLanguage(request.language, payload))
  })
}

/** A success that was written down as text before, for an order that is placed once; in English the very same text. */
export function textInLanguage(language: Language, text: string): string {
  return language === 'en' ? text : JSON.stringify(inLanguage(language, JSON.parse(text)))
}

function inLanguage(language: Language, payload: unknown): unknown {
  if (language === 'en' || !isSuccess(payload)) return payload
  return { ...payload, message: sayIn(language, payload.message) }
}

function isSuccess(payload: unknown): payload is { success: true; message: string } {
  if (typeof payload !== 'object' || payload === null) return false
  return 'success' in payload && payload.success === true && 'message' in payload && typeof payload.message === 'string'
}
