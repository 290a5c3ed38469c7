import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { serveHashedFiles } from '../../api/platform/http/serve-hashed-files.ts'
import { indexPage, type Answer } from './index-page.ts'

const folder = join(import.meta.dirname, '../build')

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
  await serveHashedFiles(app, join(folder, 'assets'), '/admin/assets/')
  return (reply) => {
    const page = indexPage(html)
    return reply
      .headers({ ...pageHeaders, 'content-security-policy': page.policy })
      .type('text/html')
      .send(page.html)
  }
}
