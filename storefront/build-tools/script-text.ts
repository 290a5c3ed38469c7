import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'

const PREFIX = 'script-text:'
const SUFFIX = '?script-text'

/**
 * `import code from 'script-text:./worker.ts'` returns a browser script as text, compiled with all its imports. It
 * serves scripts that the server writes into its own responses, such as a service worker or a self-contained page.
 */
export function scriptText(): Plugin {
  return {
    name: 'script-text',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.startsWith(PREFIX) || !importer) return undefined
      return join(dirname(importer), source.slice(PREFIX.length)) + SUFFIX
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined
      const file = id.slice(0, -SUFFIX.length)
      const { code, files } = await bundle(file)
      for (const read of files) this.addWatchFile(read)
      return { code: `export default ${JSON.stringify(code)}`, map: null, moduleSideEffects: false }
    },
  }
}

async function bundle(file: string): Promise<{ code: string; files: string[] }> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  })
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error(`${file} did not become one script`)
  return { code: chunk.code.trim(), files: Object.keys(chunk.modules) }
}
