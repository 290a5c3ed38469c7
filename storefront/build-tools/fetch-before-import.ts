import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What Vite puts around each `import()` of a build. */
const HELPER = '\0vite/preload-helper.js'

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
      // Vite leaves out the list of a module that imports nothing.
      build: {
        modulePreload: { polyfill: false, resolveDependencies: (file, files) => (files.length > 0 ? files : [file]) },
      },
    }),
    load(id) {
      if (id !== HELPER) return undefined
      const own = JSON.stringify(join(import.meta.dirname, '../app/ui/import-fetched.ts'))
      return `import { importFetched } from ${own}
export const __vitePreload = (load, files = []) => importFetched(load, files.map((file) => '/' + file))`
    },
  }
}
