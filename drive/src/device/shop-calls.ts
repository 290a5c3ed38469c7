import type { DriverActReply, DriverStops } from '#contract/admin/drive.ts'
import type { StaffMe } from '#contract/admin/staff.ts'
import type { KeptAct, Me } from './records.ts'

/** A slow network needs long for photos. */
const TIMEOUT_MS = 120_000

/**
 * What became of a call: `login`: the session is over; `forbidden`: this account may not; `later`: worth a retry; `too-many`:
 * worth one after a while.
 */
export type Failure = {
  failure: 'unreachable' | 'login' | 'forbidden' | 'later' | 'too-many' | 'wrong'
  code: string
  message: string
}
type Answer<Data> = { data: Data } | Failure

/** The browser may have the session of somebody else by now, whose stops do not belong under this name. */
export async function fetchStops(me: Me): Promise<Answer<DriverStops>> {
  const answer = await call<DriverStops>('GET', '/drive/stops')
  const isOfAnother = 'data' in answer && answer.data.staffId !== me.id
  return isOfAnother ? { failure: 'login', code: '', message: '' } : answer
}

export function sendAct({ id, staffId, stopId, kind, at, fields, photos }: KeptAct): Promise<Answer<DriverActReply>> {
  const form = new FormData()
  const texts = { kind, at, staffId, ...fields }
  for (const [name, value] of Object.entries(texts)) {
    if (value !== undefined) form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  for (const photo of photos) form.append('photos', photo, 'photo.jpg')
  return call('POST', `/drive/stops/${stopId}/acts`, { body: form, headers: { 'idempotency-key': id } })
}

export async function fetchMe(): Promise<Answer<Me>> {
  return meOf(await call<StaffMe>('GET', '/me'))
}

export async function logIn(body: { email: string; password: string; code: string }): Promise<Answer<Me>> {
  const headers = { 'content-type': 'application/json' }
  const answer = await call<{ staff: StaffMe }>('POST', '/login', { body: JSON.stringify(body), headers })
  return meOf('data' in answer ? { data: answer.data.staff } : answer)
}

export function logOut(): Promise<Answer<null>> {
  return call('POST', '/logout')
}

function meOf(answer: Answer<StaffMe>): Answer<Me> {
  if (!('data' in answer)) return answer
  const { id, name, permissions, mustSetUpTotp } = answer.data
  if (mustSetUpTotp) return { failure: 'forbidden', code: 'totp', message: '' }
  if (!permissions.includes('drive')) return { failure: 'forbidden', code: 'forbidden', message: '' }
  return { data: { id, name } }
}

async function call<Data>(method: string, path: string, init: RequestInit = {}): Promise<Answer<Data>> {
  let response: Response
  let body: unknown
  try {
    response = await fetch(`/api/admin${path}`, { ...init, method, signal: AbortSignal.timeout(TIMEOUT_MS) })
    body = response.status === 204 ? null : await response.json()
  } catch {
    // Without a network, or with an answer that was cut off: the shop may have done it, and the key makes a retry safe.
    return { failure: 'unreachable', code: '', message: '' }
  }
  if (response.ok) return { data: body as Data }
  const { code = '', message = '' } = (body ?? {}) as { code?: string; message?: string }
  return { failure: failureOf(response.status, code), code, message }
}

/** What the shop says about a call itself; another try would change nothing. */
const final = new Set(['invalid_input', 'not_found', 'key_reused', 'too_large', 'unsupported_media_type'])

/** An act ends only by a word of the shop: a slow network (408) and what stands between never cost its photos. */
function failureOf(status: number, code: string): Failure['failure'] {
  if (status === 401) return 'login'
  if (status === 403) return 'forbidden'
  if (status === 429) return 'too-many'
  return final.has(code) ? 'wrong' : 'later'
}
