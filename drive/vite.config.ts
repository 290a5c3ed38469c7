import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from '../scripts/precompress.ts'
import { compileMessages } from '../storefront/build-tools/compile-messages.ts'

const project = join(import.meta.dirname, '..')

export default defineConfig({
  root: import.meta.dirname,
  base: '/drive/',
  plugins: [compileMessages(), precompressed()],
  resolve: { alias: [{ find: /^#(domain|contract|messages)\//, replacement: `${project}/$1/` }] },
  build: {
    outDir: 'build',
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        app: join(import.meta.dirname, 'index.html'),
        worker: join(import.meta.dirname, 'src/service-worker.ts'),
      },
      output: {
        // The server adds the list of files to the worker (drive/server/built.ts), whose address never changes.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
})

function precompressed(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: ({ dir }) => precompress(dir!),
  }
}
