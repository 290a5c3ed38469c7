import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'

/** What a look-up can do instead of answering. */
export const lookUpFaults = {
  hang: 'do not answer',
  500: 'answer 500',
  html: 'answer with a page',
  nonsense: 'answer nonsense',
  error: 'say that the service is away',
} as const
export type LookUpFault = keyof typeof lookUpFaults

export const MOST_FAULTS = 20

/** Longer than any client should wait. */
const HANG_MS = 60_000

export function isLookUpFault(text: string): text is `${LookUpFault}` {
  return Object.hasOwn(lookUpFaults, text)
}

/** @param closing  when the server stops, nobody is kept waiting */
export async function misbehave(reply: FastifyReply, fault: string, closing: AbortSignal) {
  if (fault === 'hang') await hang(reply, closing)
  if (fault === 'html')
    return reply.type('text/html').send('<!doctype html><title>Maintenance</title><h1>Back soon</h1>')
  if (fault === 'nonsense') return reply.type('application/json').send('{"status":"COMP')
  if (fault === 'error') {
    const sent = { code: 0, error_message: 'Service is currently unavailable', detail: 'Service unavailable.' }
    return reply.send(sent)
  }
  return reply.code(500).type('text/plain').send('Internal Server Error')
}

async function hang(reply: FastifyReply, closing: AbortSignal) {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  const signal = AbortSignal.any([gone.signal, closing])
  await wait(HANG_MS, undefined, { signal }).catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}
