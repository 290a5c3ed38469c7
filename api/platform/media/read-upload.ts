import { addAbortSignal } from 'node:stream'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { outsideTurn } from '../http/network-turns.ts'
import { say } from '../language/sentence.ts'
import { PIECE_BYTES } from '../process/byte-room.ts'
import type { Hold } from './upload-room.ts'

/** Overhead of a form around its file: boundaries, and the headers of the part. */
const ENVELOPE_MAX_BYTES = 16 * 1024
const BYTES_A_MB = 1024 * 1024

type FileSpec = { field: string; maxBytes: number }

/**
 * Reads the one file of a multipart form and ignores its name and type. Needs a route scope with @fastify/multipart. The
 * request has no turn while its body arrives, as in read-form.ts.
 *
 * @param field  the form field with the file
 * @param hold   called with the size of each chunk of the file as it arrives
 * @returns      undefined when the form has no such file, or an empty one, which browsers send when none was chosen
 * @throws AppError unsupported_media_type (no form), too_large, invalid_input (a damaged form, or one with other parts)
 */
export async function readUpload(
  request: FastifyRequest,
  { field, maxBytes }: FileSpec,
  hold: Hold,
): Promise<Buffer | undefined> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'The body must be multipart/form-data.')
  // Refuses a body that declares too many bytes before reading it. Without a declared length the limit cuts it off.
  if (Number(request.headers['content-length']) > maxBytes + ENVELOPE_MAX_BYTES) throw tooLarge(maxBytes)
  const reading = outsideTurn(request, () => readOnlyPart(request, { field, maxBytes }, hold))
  const bytes = await reading.catch((error: unknown) => {
    if (!(error instanceof AppError)) request.log.info({ err: error }, 'an upload was refused')
    throw asRefusal(error, maxBytes)
  })
  return bytes && bytes.length > 0 ? bytes : undefined
}

/** Reads every part to its end, within the limits: an unread part would block the connection. */
async function readOnlyPart(request: FastifyRequest, { field, maxBytes }: FileSpec, hold: Hold) {
  let bytes: Buffer | undefined
  for await (const part of request.parts({ limits: { parts: 1, fieldSize: BYTES_A_MB, fileSize: maxBytes } })) {
    if (part.type !== 'file') throw unexpected(field)
    const read = await readFile(part, hold)
    if (part.file.truncated) throw tooLarge(maxBytes)
    if (part.fieldname !== field) throw unexpected(field)
    bytes = read
  }
  return bytes
}

/** Reads a file to its end, or to the most that it may have. Keeps nothing of one whose form gives way. */
export async function readFile({ file }: MultipartFile, hold: Hold): Promise<Buffer> {
  const pieces: Buffer[] = []
  if (hold.gaveWay) addAbortSignal(hold.gaveWay, file)
  for await (const piece of file as AsyncIterable<Buffer>) {
    hold(piece.length + PIECE_BYTES)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

function asRefusal(error: unknown, maxBytes: number): AppError {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge(maxBytes)
  if (code === 'FST_PARTS_LIMIT') return new AppError('invalid_input', say('files.one-only'))
  // Any other error comes from the body: no boundary, a broken header, an early end.
  return new AppError('invalid_input', say('forms.damaged'))
}

function tooLarge(maxBytes: number): AppError {
  return new AppError('too_large', say('files.too-large', { most: maxBytes / BYTES_A_MB }))
}

function unexpected(field: string): AppError {
  return new AppError('invalid_input', `Please send one file in the field ${field}, and nothing else.`)
}
