import type { FastifyInstance } from 'fastify'
import { languages } from '#domain/language/languages.ts'
import { respond } from './platform/cache/respond.ts'
import { readSettings } from './shop/settings/read-settings.ts'

const PATH = '/.well-known/security.txt'
const DAY_MS = 24 * 60 * 60_000
/** The RFC asks for less than a year. Each answer starts a new period, so it never expires while the server runs. */
const VALID_MS = 180 * DAY_MS

/**
 * Serves security.txt, with the contacts for vulnerabilities: the shop's email address, then its contact page.
 *
 * @param publicUrl  the shop's origin, without a trailing slash
 * @source RFC 9116
 */
export function securityTxt(app: FastifyInstance, publicUrl: string) {
  app.get(PATH, { schema: { hide: true } }, (request, reply) =>
    respond(request, reply, PATH, async () => {
      const { payload, tags } = await app.reads.read((db) => readSettings(db))
      const { email } = payload.data
      const fields = [
        ...(email ? [`Contact: mailto:${encodeURI(email)}`] : []),
        `Contact: ${publicUrl}/contact`,
        `Expires: ${new Date(Date.now() + VALID_MS).toISOString()}`,
        `Preferred-Languages: ${languages.join(', ')}`,
        `Canonical: ${publicUrl}${PATH}`,
      ]
      const body = `${fields.join('\n')}\n`
      return { headers: { 'content-type': 'text/plain; charset=utf-8' }, body, tags, keepForMs: DAY_MS }
    }),
  )
}
