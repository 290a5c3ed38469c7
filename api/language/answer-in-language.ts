import type { FastifyInstance } from 'fastify'
import type { Language } from '#domain/languages.ts'
import { describeFields } from '../errors.ts'
import { sayIn } from './say-in.ts'

/**
 * Says `message` and `fields` of every answer of the scope in the language that was asked for (read-languages.ts),
 * refusals and successes alike. Not those of cached answers, whose `message` no page shows: they never come here.
 */
export function answerInLanguage(app: FastifyInstance) {
  app.addHook('preSerialization', (request, _reply, payload, done) => {
    done(null, inLanguage(request.language, payload))
  })
}

/** An answer that was written down as text before, for an order that is placed once; in English the very same text. */
export function textInLanguage(language: Language, text: string): string {
  return language === 'en' ? text : JSON.stringify(inLanguage(language, JSON.parse(text)))
}

function inLanguage(language: Language, payload: unknown): unknown {
  if (language === 'en' || !hasMessage(payload)) return payload
  const { message, fields } = payload
  if (!fields) return { ...payload, message: sayIn(language, message) }
  const said = eachSaid(language, fields)
  // The caller wrote the names of wrong fields: the message is put together again, never searched for sentences.
  const isOfFields = message === describeFields(fields)
  return { ...payload, message: isOfFields ? describeFields(said) : sayIn(language, message), fields: said }
}

type Said = { message: string; fields?: Record<string, string> }

function hasMessage(payload: unknown): payload is Said {
  return typeof payload === 'object' && payload !== null && 'message' in payload && typeof payload.message === 'string'
}

function eachSaid(language: Language, fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, sentence]) => [field, sayIn(language, sentence)]))
}
