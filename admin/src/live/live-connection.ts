import { BASE, withQuery } from '../api.ts'
import { tellLive } from './live-messages.ts'

const NAMES = ['happened', 'again', 'beat', 'end'] as const
/** After a refusal, for example because the server has too many streams. */
const RETRY_REFUSED_MS = 30_000
/** After the server has ended the stream for good. A login in this tab connects at once. */
const RETRY_ENDED_MS = 5 * 60_000
/** The stream beats every 20 s; a connection that is silent for longer has died unnoticed. */
const SILENCE_MS = 60_000
const LOOK_EVERY_MS = 10_000

/** An event of the stream, as the leading tab passes it on. */
type Relayed = { name: (typeof NAMES)[number]; data: string; id: string }

/**
 * Keeps the tabs of this browser connected. One of them holds the stream and passes on what it hears; when it closes,
 * another continues after the last event that it has heard. A tab whose stream ends for good lets others lead, and asks
 * again after a pause. Browsers without locks, as over plain http, have a stream in each tab.
 *
 * @returns what disconnects this tab
 */
export function connect(): () => void {
  const channel = new BroadcastChannel('kastha-live')
  const stop = new AbortController()
  const seen: Seen = { id: undefined, since: performance.now() }
  const hear = (relayed: Relayed) => {
    if (relayed.id !== '') seen.id = relayed.id
    if (relayed.name === 'again') tellLive({ name: 'again' })
    if (relayed.name === 'happened') tellLive({ name: 'happened', event: JSON.parse(relayed.data) })
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Relayed>) => hear(data))
  const lead = () =>
    holdStream(seen, stop.signal, (relayed) => {
      hear(relayed)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it ends at our origin
      channel.postMessage(relayed)
    })
  const leadInTurn = () =>
    'locks' in navigator ? navigator.locks.request('kastha-live', { signal: stop.signal }, lead) : lead()
  void keepLeading().catch(unlessStopped)

  async function keepLeading() {
    while (!stop.signal.aborted) {
      // oxlint-disable-next-line no-await-in-loop -- one stream after the other
      const { pause } = await leadInTurn()
      // oxlint-disable-next-line no-await-in-loop
      await pause
    }
  }
  function unlessStopped(error: unknown) {
    if (!stop.signal.aborted) throw error
  }
  return () => {
    stop.abort()
    channel.close()
  }
}

/** The last event heard, and since when this tab waits for the first; undefined once it has led. */
type Seen = { id: string | undefined; since: number | undefined }

/** The pause before the next stream. It has begun. */
type Ended = { pause: Promise<void> }

/** Holds the stream until `stop` aborts, or the server ends or refuses it. */
function holdStream(seen: Seen, stop: AbortSignal, pass: (relayed: Relayed) => void): Promise<Ended> {
  let source: EventSource | undefined
  let heardAt = performance.now()
  const { promise, resolve } = Promise.withResolvers<Ended>()
  const { since = heardAt } = seen
  seen.since = undefined
  // A tab that waited for long without a word from the one before may have missed something.
  if (seen.id === undefined && heardAt - since > LOOK_EVERY_MS) pass({ name: 'again', data: '', id: '' })

  const open = () => {
    source?.close()
    heardAt = performance.now()
    source = new EventSource(BASE + withQuery('/live', { after: seen.id }))
    for (const name of NAMES) {
      source.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) => {
        heardAt = performance.now()
        pass({ name, data, id: lastEventId })
        if (name === 'end' && !endsForAMoment(data)) endFor(RETRY_ENDED_MS)
      })
    }
    // A broken connection is opened again by the browser; a refused one is not.
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) endFor(RETRY_REFUSED_MS)
    })
  }
  const timer = setInterval(() => {
    if (performance.now() - heardAt > SILENCE_MS) open()
  }, LOOK_EVERY_MS)
  const endFor = (ms: number) => {
    clearInterval(timer)
    stop.removeEventListener('abort', end)
    source?.close()
    resolve({ pause: waitFor(ms, stop) })
  }
  const end = () => endFor(0)
  stop.addEventListener('abort', end)
  if (stop.aborted) end()
  else open()
  return promise
}

/** Waits, but no longer than until the network is back or `stop` aborts. */
function waitFor(ms: number, stop: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      stop.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    stop.addEventListener('abort', end)
    if (stop.aborted) end()
  })
}

/** Returns whether the browser should connect again at once: the server restarts, or the role has changed. */
function endsForAMoment(data: string): boolean {
  const { reason } = JSON.parse(data) as { reason: string }
  return reason === 'closing' || reason === 'role'
}
