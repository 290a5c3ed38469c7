import { promisify } from 'node:util'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { say } from '../language/sentence.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Escapes of characters that cannot be stored; a harmless text about them matches too. */
const SUSPICIOUS = /\\u(?:0000|d[89a-f])/i

const ENCODED = 'The body must be sent uncompressed, without Content-Encoding.'

/**
 * Accepts bodies that are JSON in UTF-8 with texts that the database can store: no NUL, no lone surrogate. Refuses all
 * others here, before any rule or password hash reads them, and also keys that pollute an object's prototype.
 */
export function readJsonBodies(
  app: FastifyInstance,
  waitForTurn = async (_request: FastifyRequest): Promise<void> => {},
) {
  const parse = promisify(app.getDefaultJsonParser('error', 'error'))
  // A compressed body of some bytes becomes a megabyte that takes long to parse. No page of ours sends one.
  app.addHook('onRequest', async ({ headers }) => {
    const encoding = headers['content-encoding']?.trim().toLowerCase()
    if (encoding && encoding !== 'identity') throw new AppError('unsupported_media_type', ENCODED)
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      await waitForTurn(request)
      const text = decode(bytes)
      const body = await parse(request, text)
      if (SUSPICIOUS.test(text) && !isStorable(body)) throw new AppError('invalid_input', say('calls.unstorable-text'))
      return body
    },
  )
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new AppError('invalid_input', 'The body is not UTF-8.')
  }
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
