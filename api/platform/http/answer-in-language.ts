import type { FastifyInstance } from 'fastify'
import type { Language } from '#domain/language/languages.ts'
import { translateMessage } from '../language/translate-message.ts'

/**
 * Translates the `message` of every success in the scope into the requested language (read-languages.ts). Refusals
 * are translated already (errors.ts). Cached answers skip this hook; no page shows their `message`.
 */
export function answerInLanguage(app: FastifyInstance) {
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    done(null, inLanguage(request.language, payload))
  })
}

/**
 * Translates a success that was stored as text, for an order with an idempotency key. In English it is the same text.
 */
export function textInLanguage(language: Language, text: string): string {
  return language === 'en' ? text : JSON.stringify(inLanguage(language, JSON.parse(text)))
}

function inLanguage(language: Language, payload: unknown): unknown {
  if (language === 'en' || !isSuccess(payload)) return payload
  return { ...payload, message: translateMessage(language, payload.message) }
}

function isSuccess(payload: unknown): payload is { success: true; message: string } {
  if (typeof payload !== 'object' || payload === null) return false
  return 'success' in payload && payload.success === true && 'message' in payload && typeof payload.message === 'string'
}
