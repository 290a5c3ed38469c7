import { storable } from './storable.ts'

const TIME_OUT_MS = 10_000
const MAX_ANSWER_BYTES = 64 * 1024
/** Enough to see what it was. */
const KEPT_OF_NONSENSE = 2_000

/** `json` is an object; `text` what it was read from. Both hold only what the database can store. */
export type GatewayAnswer = { status: number; json: Record<string, unknown>; text: string }

/** What was wrong, and the beginning of what was answered. */
export type NoAnswer = { status: number | null; away: string }

type Asked = { method?: 'GET' | 'POST'; headers?: Record<string, string>; body?: string; timeOutMs?: number }

/**
 * Asks a gateway for JSON. No answer within 10 s, an answer of more than 64 KB, a redirect and whatever is no JSON object
 * are all the same to the caller: the gateway is away.
 */
export async function askGateway(url: string, asked: Asked = {}): Promise<GatewayAnswer | NoAnswer> {
  const { method = 'GET', headers = {}, body, timeOutMs = TIME_OUT_MS } = asked
  const signal = AbortSignal.timeout(timeOutMs)
  try {
    const response = await fetch(url, {
      method,
      headers: { accept: 'application/json', ...headers },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal,
    })
    return readAnswer(response.status, await readText(response))
  } catch (error) {
    return { status: null, away: reasonOf(error) }
  }
}

/** @returns undefined when it is too long */
async function readText({ body }: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop ends the connection.
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > MAX_ANSWER_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function readAnswer(status: number, text: string | undefined): GatewayAnswer | NoAnswer {
  if (text === undefined) return { status, away: `${status}: more than ${MAX_ANSWER_BYTES} bytes` }
  const json = objectOf(text)
  if (!json) return { status, away: storable(`${status}: ${text.slice(0, KEPT_OF_NONSENSE)}`) }
  return { status, json, text: storable(text) }
}

function objectOf(text: string): Record<string, unknown> | undefined {
  try {
    const json: unknown = JSON.parse(text, (_key, value: unknown) =>
      typeof value === 'string' ? storable(value) : value,
    )
    return typeof json === 'object' && json !== null && !Array.isArray(json) ? { ...json } : undefined
  } catch {
    return undefined // no JSON
  }
}

/** What Node says went wrong is behind fetch's own 'fetch failed'. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error
  return cause instanceof Error ? cause.message || cause.name : message
}
