import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { serveHashedFiles } from '#api/platform/http/serve-hashed-files.ts'
import type { Kept } from '../src/service-worker.ts'

const folder = join(import.meta.dirname, '../build')

/** The strictest policy under which the app runs. `blob:` shows photos that are not sent yet. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const pageHeaders = {
  'content-security-policy': policy,
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-cache',
}

/** Serves the output of `vite build`. */
export async function serveBuild(app: FastifyInstance): Promise<void> {
  const [html, manifest, source, assets] = await Promise.all([
    readFile(join(folder, 'index.html'), 'utf8'),
    readFile(join(folder, 'app.webmanifest'), 'utf8'),
    readFile(join(folder, 'worker.js'), 'utf8'),
    readdir(join(folder, 'assets')),
  ])
  const worker = workerOf(source, html, assets)
  await serveHashedFiles(app, join(folder, 'assets'), '/drive/assets/')
  const hidden = { schema: { hide: true } }
  app.get('/drive/app.webmanifest', hidden, (_request, reply) => reply.type('application/manifest+json').send(manifest))
  app.get('/drive/service-worker.js', hidden, (_request, reply) => {
    return reply
      .headers({ 'cache-control': 'no-cache', 'service-worker-allowed': '/drive' })
      .type('text/javascript')
      .send(worker)
  })
  for (const url of ['/drive', '/drive/']) {
    app.get(url, hidden, (_request, reply) => reply.headers(pageHeaders).type('text/html').send(html))
  }
}

/** Returns the worker with the list of files to keep. Its version depends on all of them. */
function workerOf(source: string, html: string, assets: readonly string[]): string {
  // Texts have no letters of other Latin languages; the system's font has those of a name.
  const kept = assets.filter((name) => !/\.(br|gz)$|-more-/.test(name)).toSorted()
  const version = createHash('sha256')
    .update([source, html, ...kept].join('\0'))
    .digest('hex')
    .slice(0, 16)
  const list: Kept = { version, files: kept.map((name) => `/drive/assets/${name}`) }
  return `const kept = ${JSON.stringify(list)};\n${source}\n`
}
