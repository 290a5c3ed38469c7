import { join } from 'node:path'
import type { Plugin } from 'vite'

type Change = { file: string; from: RegExp; to: string; name: string; own: string }

/** How the router loads the module of a page and its data, and what does so in its place. */
const changes: readonly Change[] = [
  {
    file: '/ssr/routeModules.js',
    from: /\bimport\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\/\s*route\.module\s*\)/,
    to: 'importRoute(route)',
    name: 'importRoute',
    own: 'import-route.ts',
  },
  {
    file: '/ssr/single-fetch.js',
    from: /\bfetch\(url, await createRequestInit\(request\)\)/,
    to: 'fetchPageData(url, await createRequestInit(request))',
    name: 'fetchPageData',
    own: 'fetch-page-data.ts',
  },
]

/**
 * Lets the router wait for the network with a page that a link leads to (decision 094). By itself it loads the whole page
 * anew when a module is missing, and shows an error when the data is.
 *
 * @throws Error when a new version of the router loads pages in another way
 */
export function waitForNetwork(): Plugin {
  return {
    name: 'wait-for-network',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const change = changes.find(({ file }) => id.endsWith(file))
      if (!change) return undefined
      const { from, to, name, own } = change
      if (!from.test(code)) throw new Error(`The router loads pages in another way: ${id}`)
      const address = JSON.stringify(join(import.meta.dirname, '../app/ui', own))
      return { code: `import { ${name} } from ${address}\n${code.replace(from, to)}`, map: null }
    },
  }
}
