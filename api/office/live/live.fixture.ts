import { once } from 'node:events'
import type { LiveEvent } from '#contract/admin/live.ts'
import { buildApp, type App } from '../../app.ts'
import { AnswerCache } from '../../platform/cache/answer-cache.ts'
import { listenForChanges } from '../../platform/cache/invalidation-listener.ts'
import { openDatabase } from '../../platform/db/client.ts'
import { ownDatabaseTest, testOptions } from '../../test/test.ts'
import { LIVE_CHANNEL } from './live-hub.ts'

type Sent = { event: string; data: unknown; id: string | undefined }

/** A process of the shop: listens on a port of its own and to notices of the database. */
export type Shop = { app: App; origin: string; close: () => Promise<void> }

/** Starts processes of the shop on the test's database. */
export const shopTest = ownDatabaseTest.extend('startShop', ({ url }, { onCleanup }) => {
  const closing: (() => Promise<void>)[] = []
  onCleanup(async () => {
    for (const close of closing.toReversed()) await close()
  })
  return async (): Promise<Shop> => {
    const { db, close: closeDatabase } = openDatabase(url, { max: 4 })
    const app = buildApp({ ...testOptions, db })
    const answers = new AnswerCache()
    const resumed = once(answers, 'resume')
    const listener = listenForChanges(answers, url, () => {}, { [LIVE_CHANNEL]: app.live.look })
    await resumed
    const origin = await app.listen({ host: '127.0.0.1', port: 0 })
    closing.push(closeDatabase, listener.close, () => app.close())
    return { app, origin, close: () => app.close() }
  }
})

/** A browser's stream. `next` waits for an event, and fails when the stream ends before. */
export type Stream = {
  status: number
  next: (event: string, isWanted?: (data: LiveEvent) => boolean) => Promise<Sent>
  /** Everything sent so far. */
  sent: Sent[]
  /** Resolves when the server has ended the stream. */
  ended: Promise<void>
  leave: () => void
}

export async function openStream(
  origin: string,
  cookies: Record<string, string>,
  { after, lastId }: { after?: string; lastId?: string } = {},
): Promise<Stream> {
  const leaving = new AbortController()
  const answer = await fetch(`${origin}/api/admin/live${after === undefined ? '' : `?after=${after}`}`, {
    headers: {
      accept: 'text/event-stream',
      cookie: Object.entries(cookies)
        .map(([name, value]) => `${name}=${value}`)
        .join('; '),
      ...(lastId !== undefined && { 'last-event-id': lastId }),
    },
    signal: leaving.signal,
  })
  const sent: Sent[] = []
  let changed = Promise.withResolvers<void>()
  let isOver = false
  const read = async () => {
    let text = ''
    try {
      for await (const piece of answer.body!.pipeThrough(new TextDecoderStream())) {
        text += piece
        const whole = text.split('\n\n')
        text = whole.pop()!
        sent.push(...whole.flatMap(readMessage))
        changed.resolve()
        changed = Promise.withResolvers()
      }
    } catch (error) {
      if (!leaving.signal.aborted) throw error
    } finally {
      isOver = true
      changed.resolve()
    }
  }
  const ended = answer.status === 200 ? read() : Promise.resolve()
  return {
    status: answer.status,
    sent,
    ended,
    leave: () => leaving.abort(),
    async next(event, isWanted = () => true) {
      for (;;) {
        const found = sent.find((one) => one.event === event && isWanted(one.data as LiveEvent))
        if (found) return found
        if (isOver) throw new Error(`the stream ended before '${event}': ${JSON.stringify(sent)}`)
        await changed.promise
      }
    },
  }
}

function readMessage(text: string): Sent[] {
  const fields = Object.fromEntries(text.split('\n').map((line) => line.split(/: (.*)/s, 2))) as Record<string, string>
  if (fields['event'] === undefined) return []
  return [{ event: fields['event'], data: JSON.parse(fields['data']!), id: fields['id'] }]
}
