import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Where an unstorable sign is written, it is written so; so may be a harmless text about it. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i

const FORM = /^\s*multipart\//i
const ENCODED_FORM = 'A form must be sent uncompressed, without Content-Encoding.'

/**
 * Bodies are JSON in UTF-8 whose texts the database can hold: no NUL, no half of a pair of surrogates. Everything else is
 * refused here, before any rule or password hash looks at it; so are keys that reach for an object's prototype.
 */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  // RFC 9110, 8.4.1: its values are the same in any case. The library that decodes them compares letters.
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']
    if (!encoding) return
    // Forms are read as they come, so that an encoding would be ignored.
    if (FORM.test(headers['content-type'] ?? '')) throw new AppError('unsupported_media_type', ENCODED_FORM)
    headers['content-encoding'] = encoding.toLowerCase()
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes: Buffer, done) => {
    let text: string
    try {
      text = utf8.decode(bytes)
    } catch {
      return done(new AppError('invalid_input', 'The body is not UTF-8.'))
    }
    return parse(request, text, (error, body) => {
      const isUnstorable = !error && SUSPICIOUS.test(text) && !isStorable(body)
      done(
        isUnstorable ? new AppError('invalid_input', 'The text contains a character that cannot be stored.') : error,
        body,
      )
    })
  })
}

/** Without recursion, as somebody may send a million brackets. */
function isStorable(body: unknown): boolean {
  const left = [body]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) return false
    if (typeof value !== 'object' || value === null) continue
    for (const [key, inner] of Object.entries(value)) left.push(key, inner)
  }
  return true
}
