import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance } from 'fastify'

const DAY_S = 86_400

/** The shop's own letters: the storefront's are in its build, under names that change. */
const fontFiles = {
  'eczar.woff2': '@fontsource-variable/eczar/files/eczar-latin-wght-normal.woff2',
  'mukta-400.woff2': '@fontsource/mukta/files/mukta-latin-400-normal.woff2',
  'mukta-600.woff2': '@fontsource/mukta/files/mukta-latin-600-normal.woff2',
}

export function fontRoutes(app: FastifyInstance) {
  const { resolve } = createRequire(import.meta.url)
  for (const [name, file] of Object.entries(fontFiles)) {
    app.get(`/test-gateway/fonts/${name}`, async (_request, reply) => {
      return reply
        .header('cache-control', `public, max-age=${DAY_S}`)
        .type('font/woff2')
        .send(await readFile(resolve(file)))
    })
  }
}
