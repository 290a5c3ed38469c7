import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '../errors/app-error.ts'
import { errorBody } from './errors.ts'
import { statusOf } from './status-of.ts'
import { NOTHING_RUNS } from './security-headers.ts'
import { say } from '../language/sentence.ts'

/** Answers bytes that never became a request: half a request, no HTTP, endless headers. */
export function clientErrorHandler(error: Error & { code?: string }, socket: Socket) {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const refusal = refusals[error.code ?? ''] ?? new AppError('invalid_input', 'This is not a complete HTTP request.')
  const status = statusOf[refusal.code]
  const body = JSON.stringify(errorBody(refusal))
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `X-Content-Type-Options: nosniff\r\nContent-Security-Policy: ${NOTHING_RUNS}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

const refusals: Record<string, AppError | undefined> = {
  ERR_HTTP_REQUEST_TIMEOUT: new AppError('request_timeout', 'The request took too long to arrive.'),
  HPE_HEADER_OVERFLOW: new AppError('headers_too_large', 'The headers are too large.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new AppError('too_large', say('calls.body-too-large')),
}
