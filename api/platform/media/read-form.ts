import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { AppError } from '../errors/app-error.ts'
import { describeFields } from '../http/errors.ts'
import { outsideTurn } from '../http/network-turns.ts'
import { say, type Sentence } from '../language/sentence.ts'
import { problemOf } from '../http/plain-words.ts'
import { readFile } from './read-upload.ts'
import type { Hold } from './upload-room.ts'

/** Overhead of a form per part: boundaries and headers. */
const ENVELOPE_MAX_BYTES = 16 * 1024
const TEXT_MAX_BYTES = 64 * 1024
const BYTES_A_MB = 1024 * 1024

export type FormSpec<Fields extends z.ZodObject> = {
  /** Schema of the text fields. */
  fields: Fields
  /** The one field with files; `what` describes one of them, by default a photo. */
  files: { field: string; least: number; most: number; maxBytes: number; what?: string }
}

export type Form<Fields extends z.ZodObject> = {
  fields: z.output<Fields>
  files: Buffer[]
  /** Names from the sender, '' for none: only for display, and never shown to strangers. */
  fileNames: string[]
}

type Parts = { texts: Record<string, string>; files: Buffer[]; fileNames: string[] }
type Limits = FormSpec<z.ZodObject>['files']

/**
 * Reads a multipart form of texts and several files. Ignores the names and types of files, and drops empty ones, which
 * browsers send when none was chosen. Needs a route scope with @fastify/multipart. The request has no turn while its body
 * arrives (network-turns.ts), so count and look up before it what decides whether it is read.
 *
 * @param hold  called with the size of each chunk of a file as it arrives
 * @throws AppError unsupported_media_type (no form), too_large, invalid_input (a damaged form, wrong or unknown fields)
 */
export async function readForm<Fields extends z.ZodObject>(
  request: FastifyRequest,
  { fields, files }: FormSpec<Fields>,
  hold: Hold,
): Promise<Form<Fields>> {
  if (!request.isMultipart()) throw new AppError('unsupported_media_type', 'The body must be multipart/form-data.')
  const names = Object.keys(fields.shape)
  // Refuses a body that declares too many bytes before reading it. Without a declared length the limits cut it off.
  const mostBytes = files.most * files.maxBytes + names.length * TEXT_MAX_BYTES
  const envelope = ENVELOPE_MAX_BYTES * (files.most + names.length)
  if (Number(request.headers['content-length']) > mostBytes + envelope) throw tooLarge(files)

  const reading = outsideTurn(request, () => readParts(request, names, files, hold))
  const parts = await reading.catch((error: unknown) => {
    if (!(error instanceof AppError)) request.log.info({ err: error }, 'a form was refused')
    throw asRefusal(error, files)
  })
  if (parts.files.length < files.least) {
    if (files.what) throw wrongField(files.field, say('files.please-add', { what: [files.what] }))
    throw wrongField(files.field, say('photos.too-few', { least: files.least }))
  }
  return { fields: parseTexts(fields, parts.texts), files: parts.files, fileNames: parts.fileNames }
}

/** Reads every part to its end, within the limits: an unread part would block the connection. */
async function readParts(
  request: FastifyRequest,
  names: readonly string[],
  limits: Limits,
  hold: Hold,
): Promise<Parts> {
  const texts: Record<string, string> = {}
  const files: Buffer[] = []
  const fileNames: string[] = []
  const most = { files: limits.most, fields: names.length, parts: limits.most + names.length }
  const sizes = { fileSize: limits.maxBytes, fieldSize: TEXT_MAX_BYTES }
  for await (const part of request.parts({ limits: { ...most, ...sizes } })) {
    const { fieldname } = part
    if (part.type === 'file') {
      const bytes = await readFile(part, hold)
      if (part.file.truncated) throw tooLarge(limits)
      if (fieldname !== limits.field) throw wrongField(fieldname, 'Is not expected to be a file')
      if (bytes.length === 0) continue
      files.push(bytes)
      fileNames.push(part.filename ?? '')
    } else if (!names.includes(fieldname)) {
      throw wrongField(fieldname, 'Is not expected')
    } else if (fieldname in texts) {
      throw wrongField(fieldname, 'Is there twice')
    } else if (part.valueTruncated) {
      throw wrongField(fieldname, say('fields.too-long'))
    } else if (typeof part.value !== 'string') {
      throw wrongField(fieldname, say('fields.not-a-text'))
    } else {
      hold(part.value.length)
      texts[fieldname] = part.value
    }
  }
  return { texts, files, fileNames }
}

function parseTexts<Fields extends z.ZodObject>(fields: Fields, texts: Record<string, string>): z.output<Fields> {
  const parsed = fields.safeParse(texts)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues as [z.core.$ZodIssue]
  throw wrongField(issue.path.join('.'), problemOf(issue))
}

function asRefusal(error: unknown, { field, most, ...limits }: Limits): AppError {
  if (error instanceof AppError) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge({ field, ...limits })
  if (code === 'FST_FILES_LIMIT') {
    return wrongField(field, say('files.too-many', { most }))
  }
  if (code === 'FST_FIELDS_LIMIT' || code === 'FST_PARTS_LIMIT') {
    return new AppError('invalid_input', 'The form has too many fields.')
  }
  // Any other error comes from the body: no boundary, a broken header, an early end.
  return new AppError('invalid_input', say('forms.damaged'))
}

function tooLarge({ field, maxBytes }: Pick<Limits, 'field' | 'maxBytes'>): AppError {
  const sentence = say('files.too-large', { most: maxBytes / BYTES_A_MB })
  return new AppError('too_large', sentence, { [field]: sentence })
}

function wrongField(field: string, problem: Sentence): AppError {
  const fields = { [field]: problem }
  return new AppError('invalid_input', describeFields(fields), fields)
}
