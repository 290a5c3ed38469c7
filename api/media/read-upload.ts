import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { say } from '../language/sentence.ts'

/** What a form puts around its file: boundaries, and the headers of the part. */
const ENVELOPE_MAX_BYTES = 16 * 1024
const BYTES_A_MB = 1024 * 1024

/**
 * The one file of a multipart form; neither its name nor its type is believed, or even read. On routes of a scope with
 * @fastify/multipart.
 *
 * @param field  the form's field that holds it
 * @returns      undefined when the form has no such file, or an empty one, as browsers send for a file not chosen
 * @throws AppError unsupported_media_type (no form), too_large, invalid_input (a damaged form, or one with more in it)
 */
export async function readUpload(
  request: FastifyRequest,
  { field, maxBytes }: { field: string; maxBytes: number },
): Promise<Buffer | undefined> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'The body must be multipart/form-data.')
  // Nothing of what is certainly too large is read; what does not say its length is cut off at the limit.
  if (Number(request.headers['content-length']) > maxBytes + ENVELOPE_MAX_BYTES) throw tooLarge(maxBytes)
  const bytes = await readOnlyPart(request, field, maxBytes).catch((error: unknown) => {
    if (!(error instanceof AppError)) request.log.info({ err: error }, 'an upload was refused')
    throw asRefusal(error, maxBytes)
  })
  return bytes && bytes.length > 0 ? bytes : undefined
}

/** Reads every part to its end, as far as the limits let it: one left alone would hold up the connection. */
async function readOnlyPart(request: FastifyRequest, field: string, maxBytes: number) {
  let bytes: Buffer | undefined
  for await (const part of request.parts({ limits: { parts: 1, fieldSize: BYTES_A_MB, fileSize: maxBytes } })) {
    if (part.type !== 'file') throw unexpected(field)
    const read = await part.toBuffer()
    if (part.fieldname !== field) throw unexpected(field)
    bytes = read
  }
  return bytes
}

function asRefusal(error: unknown, maxBytes: number): AppError {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxBytes)
  if (code === 'FST_PARTS_LIMIT') return new AppError('invalid_input', 'Please send one file only.')
  // Whatever else reading can meet is the body's fault: no boundary, a broken header, an end too early.
  return new AppError('invalid_input', 'The form is damaged.')
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('too_large', say('A file can have at most {most} MB.', { most: maxBytes / BYTES_A_MB }))
}

function unexpected(field: string): AppError {
  return new AppError('invalid_input', `Please send one file in the field ${field}, and nothing else.`)
}
