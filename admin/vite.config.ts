import { join } from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from '../scripts/precompress.ts'
import { NONCE_PLACEHOLDER } from './server/index-page.ts'

const project = join(import.meta.dirname, '..')

/** Packages with module-level contexts. npm installs several copies, as the storefront uses another router version. */
const oneOfEach = [
  '@emotion/react',
  '@mui/material',
  '@tanstack/react-query',
  'ra-core',
  'react',
  'react-dom',
  'react-hook-form',
  'react-router',
  'react-router-dom',
]

export default defineConfig({
  root: import.meta.dirname,
  base: '/admin/',
  plugins: [preloadedPages(), precompressed()],
  html: { cspNonce: NONCE_PLACEHOLDER },
  resolve: {
    dedupe: oneOfEach,
    // A package's `imports` cannot point outside of its folder; tsconfig.json has the same two as paths.
    alias: [{ find: /^#(domain|contract)\//, replacement: `${project}/$1/` }],
  },
  build: {
    outDir: 'build',
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks() } } },
  },
})

/** Chunks that every page needs; they change with our packages, not with our pages. */
function chunks() {
  return [
    { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack)\// },
    { name: 'mui', test: /node_modules\/(@mui\/(material|system|styled-engine|utils|private-theming)|@emotion)\// },
  ]
}

/** Names the scripts that `main.tsx` loads in any case, so that the browser fetches them beside it and not after it. */
function preloadedPages(): Plugin {
  return {
    name: 'preloaded-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const needed = new Set<string>()
        const need = (file: string) => {
          const chunk = bundle[file]
          if (chunk?.type !== 'chunk' || needed.has(file)) return
          needed.add(file)
          for (const other of chunk.imports) need(other)
        }
        const start = Object.values(bundle).find(({ type, name }) => type === 'chunk' && name === 'start')
        if (!start) throw new Error('The build has no script of the pages')
        need(start.fileName)
        return [...needed].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/admin/${file}`, nonce: NONCE_PLACEHOLDER },
          injectTo: 'head' as const,
        }))
      },
    },
  }
}

function precompressed(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: ({ dir }) => precompress(dir!),
  }
}
