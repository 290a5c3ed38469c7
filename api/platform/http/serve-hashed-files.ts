import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const YEAR_S = 365 * 24 * 60 * 60

const headers = {
  'cache-control': `public, max-age=${YEAR_S}, immutable`,
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
}

/**
 * Serves the files of a folder whose names Vite made from their content, so that they never change. Any other name below
 * `prefix`, such as a script of an older build, is a 404: a document in its place would fail with a syntax error.
 */
export async function serveHashedFiles(app: FastifyInstance, root: string, prefix: `/${string}/`): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    preCompressed: true,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply) => reply.headers(headers),
  })
  app.get(`${prefix}*`, { schema: { hide: true } }, (_request, reply) => reply.callNotFound())
}
