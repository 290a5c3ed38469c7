import { type Language } from '#domain/language/languages.ts'
import type { PageAnswer } from './page-cache.ts'
import { FILE_POLICY, fixedSecurityHeaders } from './security-headers.ts'

const RETRY_AFTER_S = 5

const texts: Record<Language, { title: string; text: string; again: string }> = {
  en: {
    title: 'The shop is busy',
    text: 'Many people are here right now. We try again in a moment.',
    again: 'Try again',
  },
  ne: {
    title: 'पसलमा भीड छ',
    text: 'अहिले धेरै जना हुनुहुन्छ। हामी केही बेरमा फेरि प्रयास गर्छौं।',
    again: 'फेरि प्रयास गर्नुहोस्',
  },
}

/**
 * Returns the page for a visitor whose page could not be rendered in time. It reloads itself.
 *
 * @throws error  unless it is the refusal of a full queue
 */
export function busyPage(error: unknown, language: Language): PageAnswer {
  if (!(error instanceof Error && 'code' in error && error.code === 'unavailable')) throw error
  const { title, text, again } = texts[language]
  return {
    status: 503,
    headers: {
      ...fixedSecurityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': FILE_POLICY,
      'cache-control': 'no-store',
      'retry-after': String(RETRY_AFTER_S),
      refresh: String(RETRY_AFTER_S),
    },
    body: `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><main><h1>${title}</h1><p>${text}</p><p><a href="">${again}</a></p></main></html>`,
    tags: [],
    keepForMs: 0,
  }
}
