import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { PageServer } from './render-page.ts'
import { FILE_POLICY } from './security-headers.ts'
import type { StorefrontBuild } from './storefront-build.ts'

const clientFolder = join(import.meta.dirname, '../build/client')
const serverEntry = join(import.meta.dirname, '../build/server/index.js')

const YEAR_S = 365 * 24 * 60 * 60
const HOUR_S = 60 * 60

/** Serves the output of `react-router build`. */
export async function serveBuild(app: FastifyInstance): Promise<PageServer> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, path) =>
      reply.headers({ 'cache-control': cachingOf(path), 'content-security-policy': FILE_POLICY }),
  })
  const build: StorefrontBuild = await import(serverEntry)
  return { mode: 'production', build: async () => build }
}

/** Vite names files in `assets` by their content, so they never change. */
function cachingOf(path: string): string {
  const isHashed = path.startsWith(join(clientFolder, 'assets'))
  return isHashed ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${HOUR_S}`
}
