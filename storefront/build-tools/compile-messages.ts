import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { groupOf } from '../app/messages/groups.ts'

/**
 * Turns the ICU messages of `app/messages/{language}.ts` into token lists, so that no parser reaches the browser. There
 * they are several files: `en.ts` holds what every page shows, `en.ts?later` and its like a group of the rest
 * (app/messages/groups.ts); the server takes all of them.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    async transform(_code, id) {
      const [file, query] = id.split('?')
      if (!/\/app\/messages\/[a-z]{2}\.ts$/.test(file!)) return undefined

      // The time keeps Node from answering with the version it read before an edit.
      const catalogue: { messages: Record<string, string> } = await import(`${file}?read=${Date.now()}`)
      const isWanted = (key: string) => this.environment.name === 'ssr' || groupOf(key) === (query ?? 'start')
      const compiled = Object.entries(catalogue.messages)
        .filter(([key]) => isWanted(key))
        .map(([key, message]) => [key, compileMessageOrThrow(message)])
      return { code: `export const messages = ${JSON.stringify(Object.fromEntries(compiled))}`, map: null }
    },
  }
}
