import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What Vite puts around each `import()` of a build. */
const HELPER = '\0vite/preload-helper.js'

/** The helper itself is in one of these files, so they are there. */
const OF_EVERY_PAGE = /\/(framework|shop|rolldown-runtime)-[\w-]{7}\.js$/

/**
 * Replaces Vite's helper by our own, which makes a failed `import()` repeatable (app/ui/import-fetched.ts says why).
 * Vite's preloads files as modules and imports without waiting for them.
 */
export function fetchBeforeImport(): Plugin {
  return {
    name: 'fetch-before-import',
    enforce: 'pre',
    apply: 'build',
    config: () => ({
      build: { modulePreload: { polyfill: false, resolveDependencies: (file, files) => filesToFetch(file, files) } },
    }),
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
