import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Language, languages } from '#domain/language/languages.ts'
import { AppError } from '../errors/app-error.ts'
import { say } from '../language/sentence.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language of the answer that the caller requested. */
    language: Language
  }
}

/** Returns the language of the answer, also of a refusal that comes before the scope of the call has read it. */
export function askedLanguage({ language, query }: FastifyRequest): Language {
  const asked = (query as Record<string, unknown> | undefined)?.['lang'] // none at an address that is no URL
  return languages.find((one) => one === asked) ?? language
}

/** Removes `lang` from the search parameters of every call in the scope, before the call's own are validated. */
export function readLanguages(app: FastifyInstance) {
  app.addHook('onRequest', async (request) => {
    const query = request.query as Record<string, unknown>
    const asked = query['lang']
    if (asked === undefined) return
    const language = languages.find((one) => one === asked)
    if (!language) {
      throw new AppError('invalid_input', 'Unknown language', {
        lang: say('fields.one-of', { values: languages.join(', ') }),
      })
    }
    request.language = language
    delete query['lang']
  })
}
