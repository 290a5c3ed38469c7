import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { indexPage, type Answer } from './index-page.ts'

const folder = join(import.meta.dirname, '../build')

const YEAR_S = 365 * 24 * 60 * 60

/** Headers that keep other sites from framing the back office or holding a reference to its window. */
const pageHeaders = {
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  // Each response has its own nonce and names the files of the newest build.
  'cache-control': 'no-store',
}

/** Serves the output of `vite build`. */
export async function serveBuild(app: FastifyInstance): Promise<Answer> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  // Vite names these files by content hash, so they never change.
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/admin/assets/',
    preCompressed: true,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply) =>
      reply.headers({
        'cache-control': `public, max-age=${YEAR_S}, immutable`,
        'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
      }),
  })
  // Answers 404 for scripts of older builds. The document in their place would fail with a misleading syntax error.
  app.get('/admin/assets/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
  return (reply) => {
    const page = indexPage(html)
    return reply
      .headers({ ...pageHeaders, 'content-security-policy': page.policy })
      .type('text/html')
      .send(page.html)
  }
}
