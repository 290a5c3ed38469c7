import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { indexPage, type Answer } from './index-page.ts'

const folder = join(import.meta.dirname, '../build')

const YEAR_S = 365 * 24 * 60 * 60

/** No page of another site may hold the back office in a frame or keep a handle on its window. */
const pageHeaders = {
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  // Each answer has a nonce of its own, and names the files of the newest build.
  'cache-control': 'no-store',
}

/** Serves what `vite build` made. */
export async function serveBuild(app: FastifyInstance): Promise<Answer> {
  const html = await readFile(join(folder, 'index.html'), 'utf8')
  // Vite names them by their content, so they never change.
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
  // A script of an older build is gone; a document in its place would fail as one, and in other words.
  app.get('/admin/assets/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
  return (reply) => {
    const page = indexPage(html)
    return reply
      .headers({ ...pageHeaders, 'content-security-policy': page.policy })
      .type('text/html')
      .send(page.html)
  }
}
