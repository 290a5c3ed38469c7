import type { Plugin } from 'vite'

/** As the compiler of TypeScript and JSX writes it. */
const IMPORT = /\bimport (\w{1,40}) from ("[^"]{1,200}\.module\.css")/g

/**
 * Writes the names of classes where they are used, as in `className: "a__14y"`. Otherwise each script would contain a
 * table of all classes of its styles, which minifiers leave alone: a twentieth of what a page loads at first.
 */
export function classNames(): Plugin {
  return {
    name: 'class-names',
    enforce: 'post',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      environments: {
        client: { build: { rolldownOptions: { optimization: { inlineConst: { mode: 'all' } } } } },
      },
    }),
    transform(code, id) {
      // The stylesheet only has the styles of modules that stay, and nothing else needs a module whose names are all used.
      if (id.endsWith('.module.css')) return { code, map: null, moduleSideEffects: 'no-treeshake' }
      return /\.tsx?$/.test(id) ? { code: withNames(code), map: null } : undefined
    },
  }
}

/** Imports the classes of a style file one by one, unless the code looks some of them up. */
export function withNames(code: string): string {
  return code.replaceAll(IMPORT, (table, name: string, file: string) => {
    const uses = [...code.matchAll(new RegExp(`(?<![\\w$.])${name}\\b(\\.\\w)?`, 'g'))]
    // The first one is the import itself.
    return uses.slice(1).every(([, field]) => field) ? `import * as ${name} from ${file}` : table
  })
}
