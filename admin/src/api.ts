import { HttpError } from 'react-admin'
import { inLanguage } from '#domain/language/languages.ts'
import { language } from './language/language.ts'
import { outOfReach, parseBody, refusalOf } from './refusal.ts'
import { mayTryAgain } from './session/question.ts'

export const BASE = '/api/admin'

/** Returns the address of a call that is answered in the language of the back office. */
export const addressOf = (path: string) => inLanguage(BASE + path, language)

type Options = {
  body?: unknown
  signal?: AbortSignal | undefined
  headers?: Record<string, string>
  /** Set for calls that open or end a session, where a 401 does not mean that the session has expired. */
  isLogIn?: boolean
  /** Set for calls that nobody at the page asked for: they open no dialog, and end even where the page is left. */
  isByItself?: boolean
}

/** Fetches JSON. @throws Refusal */
export function get<Result>(path: string, query: Query = {}, signal?: AbortSignal): Promise<Result> {
  return call('GET', withQuery(path, query), { signal })
}

/** Performs an action: `post('/orders/7/confirmation', { note })`. @throws Refusal */
export function post<Result>(path: string, body?: unknown, headers?: Record<string, string>): Promise<Result> {
  return call('POST', path, { body, ...(headers && { headers }) })
}

/**
 * Performs an action that is not idempotent, such as `postOnce('/stock/movements', { movements })`. A retry after a
 * lost answer sends the same idempotency key, so the API performs the action once. @throws Refusal
 */
export async function postOnce<Result>(path: string, body: unknown): Promise<Result> {
  const act = path + JSON.stringify(body)
  const key = unanswered.get(act) ?? crypto.randomUUID()
  unanswered.set(act, key)
  try {
    const result = await post<Result>(path, body, { 'idempotency-key': key })
    unanswered.delete(act)
    return result
  } catch (error) {
    if (isAnswered(error)) unanswered.delete(act)
    throw error
  }
}

/** Idempotency keys of actions without an answer yet, by path and body. */
const unanswered = new Map<string, string>()

/** Returns whether the API refused the action and so did nothing. After any other error it may have been performed. */
function isAnswered(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500
}

/** @throws Refusal */
export function put<Result>(path: string, body: unknown): Promise<Result> {
  return call('PUT', path, { body })
}

/** @throws Refusal */
export function remove<Result>(path: string): Promise<Result> {
  return call('DELETE', path)
}

export type Query = Record<string, string | number | boolean | readonly (string | number)[] | null | undefined>

/** Appends a query to a path. Joins lists with commas and omits empty values. */
export function withQuery(path: string, query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) continue
    params.set(name, String(value))
  }
  return params.size > 0 ? `${path}?${params}` : path
}

/**
 * Calls the API of the back office. If the session has expired, or the API requires the password again, prompts for it
 * and retries the call.
 */
export async function call<Result>(method: string, path: string, options: Options = {}): Promise<Result> {
  const response = await send(method, path, options)
  const body = parseBody(await response.text())
  if (response.ok) return body as Result
  const mayAsk = !options.isLogIn && !options.isByItself
  if (mayAsk && (await mayTryAgain(response.status, body))) return call(method, path, options)
  throw refusalOf(response.status, body)
}

async function send(
  method: string,
  path: string,
  { body, signal, headers, isLogIn = false, isByItself = false }: Options,
): Promise<Response> {
  const isForm = body instanceof FormData
  try {
    return await fetch(addressOf(path), {
      method,
      credentials: 'same-origin',
      headers: { accept: 'application/json', ...(body !== undefined && !isForm && json), ...headers },
      body: isForm ? body : body === undefined ? null : JSON.stringify(body),
      signal: signal ?? null,
      // A logout counts even where the page is left at once.
      keepalive: isLogIn || isByItself,
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw outOfReach()
  }
}

const json = { 'content-type': 'application/json' }
