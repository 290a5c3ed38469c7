import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/**
 * Compiles the ICU messages of `messages/{language}/{group}.ts` into token lists, so that browsers need no parser.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    async transform(_code, id) {
      if (!/\/messages\/[a-z]{2}\/[a-z-]+\.ts$/.test(id)) return undefined

      // The timestamp keeps Node from returning the version from before an edit.
      const group: { messages: Record<string, string> } = await import(`${id}?read=${Date.now()}`)
      const compiled = Object.entries(group.messages).map(([key, message]) => [key, compileMessageOrThrow(message)])
      return { code: `export const messages = ${JSON.stringify(Object.fromEntries(compiled))}`, map: null }
    },
  }
}
