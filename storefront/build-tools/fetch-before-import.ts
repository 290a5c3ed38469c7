import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What Vite puts around each `import()` of a build. */
const HELPER = '\0vite/preload-helper.js'

/** How the router imports the module of a page. */
const ROUTE_IMPORT = /\bimport\(\s*\/\* @vite-ignore \*\/\s*\/\* webpackIgnore: true \*\/\s*route\.module\s*\)/

/** The helper itself is in one of these files, so they are there. */
const OF_EVERY_PAGE = /\/(framework|shop|rolldown-runtime)-[\w-]{8}\.js$/

/**
 * Replaces Vite's helper by our own, which makes a failed `import()` repeatable (app/ui/import-fetched.ts says why).
 * Vite's preloads files as modules and imports without waiting for them. The router's own import of pages is replaced too
 * (app/ui/import-route.ts).
 *
 * @throws Error when a new version of the router imports pages in another way
 */
export function fetchBeforeImport(): Plugin {
  return {
    name: 'fetch-before-import',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: { modulePreload: { polyfill: false, resolveDependencies: (file, files) => filesToFetch(file, files) } },
    }),
    transform(code, id) {
      if (!id.endsWith('/ssr/routeModules.js')) return undefined
      if (!ROUTE_IMPORT.test(code)) throw new Error(`No import of pages was found in ${id}`)
      const own = JSON.stringify(join(import.meta.dirname, '../app/ui/import-route.ts'))
      return {
        code: `import { importRoute } from ${own}\n${code.replace(ROUTE_IMPORT, 'importRoute(route)')}`,
        map: null,
      }
    },
    load(id) {
      if (id !== HELPER) return undefined
      const own = JSON.stringify(join(import.meta.dirname, '../app/ui/import-fetched.ts'))
      return `export { importFetched as __vitePreload } from ${own}`
    },
  }
}

/** Vite leaves out the list of a module that imports nothing. */
function filesToFetch(file: string, files: string[]): string[] {
  return files.length > 0 ? files.filter((one) => !OF_EVERY_PAGE.test(one)) : [file]
}
