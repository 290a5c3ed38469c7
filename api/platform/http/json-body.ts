import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { say } from '../language/sentence.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Escapes of characters that cannot be stored; a harmless text about them matches too. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i

const FORM = /^\s*multipart\//i
const ENCODED_FORM = 'A form must be sent uncompressed, without Content-Encoding.'

/**
 * Accepts bodies that are JSON in UTF-8 with texts that the database can store: no NUL, no lone surrogate. Refuses all
 * others here, before any rule or password hash reads them, and also keys that pollute an object's prototype.
 */
export function readJsonBodies(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  // RFC 9110, 8.4.1: the values are case-insensitive. The decoding library compares them case-sensitively.
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']
    if (!encoding) return
    // Forms are read without decoding, so an encoding would be ignored.
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
      done(isUnstorable ? new AppError('invalid_input', say('calls.unstorable-text')) : error, body)
    })
  })
}

/** Returns whether all texts can be stored. Not recursive, because a body may have a million brackets. */
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
