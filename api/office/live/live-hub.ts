import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import { liveTopics, type LiveTopic } from '#domain/live/live-topics.ts'
import { mayDo, needsTotp, type StaffRole } from '#domain/staff/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { findValidSessions } from '../staff/session-queries.ts'
import { readNow, readSince, type StoredEvent } from './live-queries.ts'
import { eventId, isAhead, readEventId, type ResumePoint } from './resume-point.ts'
import { message, type LiveStream } from './live-stream.ts'

/** Channel on which staff's changes and placed orders are announced. Its notices say only that there is something. */
export const LIVE_CHANNEL = 'live'

/** Finds what nobody announced, such as a message of a shopper, or an order whose process was killed. */
const LOOK_EVERY_MS = 500
const CHECK_SESSIONS_EVERY_MS = 3_000
/** Shorter than the patience of proxies, which end silent connections after half a minute or a minute. */
const BEAT_EVERY_MS = 20_000
/** Events are deleted an hour after they were written (clean-live.ts). */
const RESUMES_WITHIN_MS = 30 * 60_000
const MOST_STREAMS = 1_000
const MOST_OF_STAFF = 10

type HubOptions = {
  db: Db
  managersNeedTotp: boolean
  /** Called once when the database does not answer; the next look follows in a moment. */
  onError: (error: unknown) => void
  mostStreams?: number
}

/**
 * Tells open pages of the back office what happens (decision 159). It asks the database while there are streams, twice a
 * second and at each notice, and sends each stream what its role may see.
 */
export class LiveHub {
  readonly #db: Db
  readonly #managersNeedTotp: boolean
  readonly #mostStreams: number
  readonly #streams = new Set<LiveStream>()
  /** The members of staff whose streams wait to join, once for each stream. */
  readonly #joining: string[] = []
  /** Looks and joins one after the other, so that no stream misses what happens while it joins. */
  readonly #inTurn = pLimit(1)
  readonly #stop = new AbortController()
  readonly #running: Promise<unknown>
  #now: ResumePoint | undefined

  constructor({ db, managersNeedTotp, onError, mostStreams = MOST_STREAMS }: HubOptions) {
    this.#db = db
    this.#mostStreams = mostStreams
    this.#managersNeedTotp = managersNeedTotp
    this.#running = Promise.all([
      this.#every(LOOK_EVERY_MS, () => this.#lookInTurn(), onError),
      this.#every(CHECK_SESSIONS_EVERY_MS, () => this.#checkSessions(), onError),
      this.#every(BEAT_EVERY_MS, async () => this.#beat(), onError),
    ])
    let isTold = false
    this.look = () =>
      void this.#lookInTurn().then(
        () => (isTold = false),
        (error: unknown) => {
          if (!isTold) onError(error)
          isTold = true
        },
      )
  }

  /** Looks at once: call it at each notice of LIVE_CHANNEL. */
  readonly look: () => void

  /**
   * Refuses a stream that this process cannot hold. Those that wait to join count, too: while the database does not
   * answer, they would pile up.
   *
   * @throws AppError unavailable; too_many_requests where ten of the same member of staff wait
   */
  refuseTooMany(staffId: string): void {
    const isFull = this.#streams.size + this.#joining.length >= this.#mostStreams
    if (isFull || this.#stop.signal.aborted) throw new AppError('unavailable', say('calls.busy'))
    if (this.#joining.filter((one) => one === staffId).length < MOST_OF_STAFF) return
    throw new AppError('too_many_requests', 'Too many of your pages are connecting. Close some, or wait half a minute.')
  }

  /**
   * Sends a stream what has happened since the event with the id `after`, and from then on what happens. Without an id, or
   * if it is too old, only the latter.
   */
  async join(stream: LiveStream, after: string | undefined): Promise<void> {
    this.#joining.push(stream.staffId)
    try {
      await this.#inTurn(() => this.#joinNow(stream, after))
    } finally {
      this.#joining.splice(this.#joining.indexOf(stream.staffId), 1)
    }
  }

  async #joinNow(stream: LiveStream, after: string | undefined): Promise<void> {
    if (stream.isClosed) return
    await this.#look()
    const now = (this.#now ??= await readNow(this.#db))
    const missed = after === undefined ? [] : await this.#since(after, now)
    if (stream.isClosed || this.#stop.signal.aborted) return stream.end('closing')
    this.#makeRoomFor(stream)
    this.#streams.add(stream)
    stream.onClose(() => this.#streams.delete(stream))
    // The id comes with the first message, so that a connection that breaks at once resumes from here.
    stream.write(missed ? textFor(stream.role, missed) : message('again', {}))
    stream.write(message('beat', {}, eventId(now)))
  }

  /** Ends all streams: their browsers connect again, to another process. */
  async close(): Promise<void> {
    this.#stop.abort()
    for (const stream of this.#streams) stream.end('closing')
    await this.#running
  }

  async #every(ms: number, work: () => Promise<void>, onError: (error: unknown) => void): Promise<void> {
    const { signal } = this.#stop
    let isTold = false
    while (!signal.aborted) {
      await wait(ms, undefined, { signal, ref: false }).catch(() => {}) // cut short by `close`
      if (signal.aborted || this.#streams.size === 0) continue
      try {
        await work()
        isTold = false
      } catch (error) {
        if (!isTold) onError(error)
        isTold = true
      }
    }
  }

  /** Notices come in bursts: one look that waits its turn is enough for all of them. */
  async #lookInTurn(): Promise<void> {
    if (this.#streams.size === 0 || this.#inTurn.pendingCount > 0) return
    await this.#inTurn(() => this.#look())
  }

  async #look(): Promise<void> {
    // The first stream begins now, whenever the last one left.
    if (this.#streams.size === 0) this.#now = undefined
    if (!this.#now) return
    const { now, events } = await readSince(this.#db, this.#now)
    const isBack = isAhead(this.#now, now)
    this.#now = now
    if (events?.length === 0 && !isBack) return
    const texts = new Map<StaffRole, string>()
    for (const stream of this.#streams) {
      const { role } = stream
      const text =
        texts.get(role) ?? (events && !isBack ? textFor(role, events, now) : message('again', {}, eventId(now)))
      texts.set(role, text)
      stream.write(text)
    }
  }

  /** Returns what happened after an event; undefined if that cannot be known any more. */
  async #since(after: string, now: ResumePoint): Promise<StoredEvent[] | undefined> {
    const point = readEventId(after)
    if (!point || now.at - point.at > RESUMES_WITHIN_MS || isAhead(point, now)) return undefined
    return (await readSince(this.#db, point, now)).events
  }

  /** A new stream takes the place of the oldest: that one is often of a computer that lost its network unnoticed. */
  #makeRoomFor({ staffId }: LiveStream): void {
    const own = [...this.#streams].filter((stream) => stream.staffId === staffId)
    for (const oldest of own.slice(0, Math.max(0, own.length - MOST_OF_STAFF + 1))) oldest.end('too many')
  }

  /** Ends the streams of sessions that have ended, and of staff whose role has changed. */
  async #checkSessions(): Promise<void> {
    const streams = [...this.#streams]
    const valid = await findValidSessions(this.#db, [...new Set(streams.map(({ sessionId }) => sessionId))])
    const byId = new Map(valid.map((session) => [session.sessionId, session]))
    for (const stream of streams) {
      const session = byId.get(stream.sessionId)
      if (!session) stream.end('session')
      else if (session.role !== stream.role || this.#lacksTotp(session)) stream.end('role')
    }
  }

  #lacksTotp({
    role,
    totpSince,
    isTotpRequired,
  }: {
    role: StaffRole
    totpSince: Date | null
    isTotpRequired: boolean
  }) {
    const rule = { isRequired: isTotpRequired, managersNeedTotp: this.#managersNeedTotp }
    return totpSince === null && needsTotp(role, rule)
  }

  #beat(): void {
    const beat = message('beat', {}, this.#now && eventId(this.#now))
    for (const stream of this.#streams) stream.write(beat)
  }
}

/** Returns the messages of what a role may see, the last one with the id of the point reached; '' without any. */
function textFor(role: StaffRole, events: readonly StoredEvent[], reached?: ResumePoint): string {
  const seen = events.filter(({ topic }) => topic in liveTopics && mayDo(role, liveTopics[topic as LiveTopic]))
  const id = reached && eventId(reached)
  return seen.map((event, index) => message('happened', event, index === seen.length - 1 ? id : undefined)).join('')
}
