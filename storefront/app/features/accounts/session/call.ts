import type { ErrorBody } from '#contract/errors.ts'
import { apiUrl } from '../../../api.ts'
import { pageLanguage, textIn, type Text } from '../../../messages/text.ts'

/** Password hashing has a queue, and a picture of 5 MB takes time on a slow connection. */
const ANSWER_TIMEOUT_MS = 30_000
const UPLOAD_TIMEOUT_MS = 180_000

/**
 * A failed call: the server's refusal, or no `code` if no readable response arrived. The message is '' if the server
 * gave none; the caller then says what failed.
 */
export type Failure = Omit<ErrorBody, 'code'> & {
  code?: ErrorBody['code']
  /** Seconds after which a retry makes sense. */
  retryAfterS?: number
}

/** A union that `success` discriminates. */
export type Answer<Reply> = Reply | Failure

export type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  /** Sent as JSON, or as FormData unchanged. */
  body?: object
  /** Idempotency key: the action happens once, however often it is requested. */
  idempotencyKey?: string | undefined
  timeoutMs?: number
  /** The response is a file: `{ success: true, file }`, a blob. */
  isFile?: boolean
  /** Aborts the call when its response is no longer needed. */
  signal?: AbortSignal
}

/** `status` is 0 when no response arrived. */
export type Answered<Reply> = { status: number; answer: Answer<Reply> }

/** Calls the API once. Never throws; failures are responses. */
export async function call<Reply>(asked: Call, token?: string): Promise<Answered<Reply>> {
  const { method, path, body } = asked
  const isForm = body instanceof FormData
  const timeoutMs = asked.timeoutMs ?? (isForm ? UPLOAD_TIMEOUT_MS : ANSWER_TIMEOUT_MS)
  try {
    const response = await fetch(apiUrl(path), {
      method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...(asked.idempotencyKey && { 'idempotency-key': asked.idempotencyKey }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body ? (isForm ? body : JSON.stringify(body)) : null,
      signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(asked.signal ? [asked.signal] : [])]),
      // A change arrives although its page is left meanwhile. Browsers allow it for 64 KB, so not for pictures.
      keepalive: method !== 'GET' && !isForm,
    })
    const { ok, status } = response
    if (ok && asked.isFile) return { status, answer: { success: true, file: await response.blob() } as Reply }
    return { status, answer: await readAnswer<Reply>(response, method === 'PUT' && !isForm) }
  } catch (error) {
    console.warn(`No answer from ${path}`, error)
    return { status: 0, answer: failure(sessionText('error.occurred')) }
  }
}

async function readAnswer<Reply>(response: Response, isUpdate: boolean): Promise<Answer<Reply>> {
  const body = asObject(await response.text())
  const retryAfterS = Number(response.headers.get('retry-after')) || undefined
  if (response.ok && body) return body as Reply
  const unread = failure(isUpdate ? sessionText('session.update-failed') : '')
  return { ...unread, ...(body as Failure | undefined), ...(retryAfterS && { retryAfterS }) }
}

/** Returns undefined for anything but a JSON object, which comes from something between us and the server. */
function asObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

export function failure(message: string): Failure {
  return { success: false, error: true, message }
}

/** The texts of calls and of the session, for use outside components. */
export const sessionText: Text = (key, ...params) => textIn(pageLanguage())(key, ...params)
