import type { FastifyRequest } from 'fastify'
import pLimit from 'p-limit'
import { AppError } from '../errors/app-error.ts'
import { callerOf, endTurn } from '../http/network-turns.ts'
import { drawFor } from './draw-in-turn.ts'
import { openByteRoom, type Holder } from '../process/byte-room.ts'
import { clientNetwork, neighborhoodOf } from '../rate-limits/client-network.ts'
import { say } from '../language/sentence.ts'

/** Limit for files in the memory of this process, from their first byte until they are processed and stored. */
const ROOM_BYTES = 256 * 1024 * 1024
/** The part of it that one network may fill: a visitor's largest form (5 photos of 8 MB), or several usual ones. */
const ROOM_OF_ONE = ROOM_BYTES / 5
/** Maximum number of open forms of a network, and of a member of staff beside those of the network. */
const FORMS_OF_ONE = 6

/**
 * Runs the work on a form once the network's earlier forms are done, so that each network has one form in work. The request
 * has no turn (network-turns.ts) while it waits.
 */
export type FormTurn = <Done>(work: () => Promise<Done>) => Promise<Done>

/**
 * Reserves memory for more bytes; throws AppError too_many_requests or unavailable when a limit is reached. `gaveWay` aborts
 * when the form gives way, and its bytes have to go.
 */
export type Hold = ((bytes: number) => void) & { gaveWay?: AbortSignal }

/** A form that arrives more slowly gives way to another one of its caller: in 30 s it would bring a megabyte at most. */
const SLOW_BYTES_PER_S = 32 * 1024
/** Before that nobody knows how fast it is. */
const SLOW_AFTER_MS = 1_000
/** In a full room only what a form has brought lately counts: one that came fast and then stops would hold its bytes to the end. */
const LATELY_MS = 3_000

type Form = Holder & {
  beganAt: number
  isArriving: boolean
  /** What had arrived at the last look, when that was, and how fast it came before, bytes a second. */
  seen: { bytes: number; at: number; speed: number }
  /** When its last piece arrived. */
  lastAt: number
}
/** `open`: oldest first. */
type Forms = { open: Set<Form>; heldBytes: number; turns: ReturnType<typeof pLimit> }

/** By network, or by member of staff: no stranger in the network of the showroom keeps the shop's own files out. */
const callers = new Map<string, Forms>()
const room = openByteRoom(ROOM_BYTES)

/**
 * Reads a form and processes it within the memory limit. Only bytes that have arrived count, so slow forms do not block
 * fast ones. When all of the room is taken, the slowest form that has lately hardly arrived gives way, then the oldest one of
 * the neighborhood that holds most. So does the slowest form of a caller that opens another one beyond six, if it is slow. A
 * form that gives way is refused in words, and the rest of it is dropped as it arrives. So forms that never end keep
 * nobody out.
 *
 * @param isOfStaff  whether it may fill all of the room: staff upload ten pictures of 15 MB at once
 * @throws AppError too_many_requests when this caller has too many open forms; unavailable
 */
export async function withRoom<Done>(
  request: FastifyRequest,
  work: (hold: Hold, inTurn: FormTurn) => Promise<Done>,
  { isOfStaff = false } = {},
): Promise<Done> {
  const { name } = callerOf(request)
  const caller = callers.get(name) ?? { open: new Set(), heldBytes: 0, turns: pLimit(1) }
  if (caller.open.size >= FORMS_OF_ONE) endSlowest(caller)
  const { socket } = request.raw
  const left = new AbortController()
  const leave = () => left.abort()
  socket.once('close', leave)
  const givenWay = Promise.withResolvers<never>()
  givenWay.promise.catch(() => {}) // most forms give way to nobody
  const gaveWay = new AbortController()
  let isInWork = false
  const leaveRoom = () => {
    caller.heldBytes -= form.bytes
    room.leave(form)
    caller.open.delete(form)
    if (caller.open.size === 0 && callers.get(name) === caller) callers.delete(name)
  }
  const end = () => {
    leaveRoom()
    gaveWay.abort()
    // Photos that are not drawn yet are refused as the form is; a 503 for work that goes on would have it sent twice.
    if (isInWork) left.abort()
    else givenWay.reject(noRoom())
  }
  const group = isOfStaff ? null : neighborhoodOf(clientNetwork(request.ip))
  const beganAt = performance.now()
  const seen = { bytes: 0, at: beganAt, speed: Infinity }
  const form: Form = { group, bytes: 0, end, beganAt, isArriving: !isOfStaff, seen, lastAt: beganAt }
  caller.open.add(form)
  callers.set(name, caller)
  const hold = (bytes: number) => {
    if (gaveWay.signal.aborted) throw noRoom()
    if (!isOfStaff && caller.heldBytes + bytes > ROOM_OF_ONE) throw tooManyAtOnce()
    makeRoom(form, bytes)
    caller.heldBytes += bytes
    room.add(form, bytes)
    speedLately(form)
    form.lastAt = performance.now()
  }
  const working = work(Object.assign(hold, { gaveWay: gaveWay.signal }), (workOnForm) => {
    form.isArriving = false
    endTurn(request)
    return caller.turns(async () => {
      if (gaveWay.signal.aborted) throw noRoom()
      isInWork = true
      await request.server.takeTurn(request)
      return drawFor({ network: clientNetwork(request.ip), signal: left.signal }, workOnForm)
    })
  })
  try {
    return await Promise.race([working, givenWay.promise])
  } catch (error) {
    // Reading that ends after the answer takes the next turn, which nobody else would end.
    if (gaveWay.signal.aborted) void working.catch(() => {}).finally(() => endTurn(request))
    throw error
  } finally {
    socket.off('close', leave)
    leaveRoom()
  }
}

/** @throws AppError too_many_requests when none of the caller's forms is slow */
function endSlowest({ open }: Forms): void {
  const now = performance.now()
  let slowest: { form: Form; speed: number } | undefined
  for (const form of open) {
    const ageMs = now - form.beganAt
    const speed = (form.bytes * 1000) / ageMs
    const isSlow = form.isArriving && ageMs >= SLOW_AFTER_MS && speed < SLOW_BYTES_PER_S
    if (isSlow && (!slowest || speed < slowest.speed)) slowest = { form, speed }
  }
  if (!slowest) throw tooManyAtOnce()
  slowest.form.end()
}

/** @throws AppError unavailable when no form is slow, and no other neighborhood holds more than the form's own */
function makeRoom(form: Form, bytes: number): void {
  while (room.isFullFor(bytes)) {
    const slowest = slowestLately(form)
    if (slowest) {
      slowest.end()
      continue
    }
    const most = room.most()
    if (!most || most.group === form.group) throw noRoom()
    most.oldest.end()
  }
}

/** Returns, of all forms that hold something and have lately come slowly, the slowest one. */
function slowestLately(besides: Form): Form | undefined {
  let slowest: Form | undefined
  let least = SLOW_BYTES_PER_S
  for (const { open } of callers.values()) {
    for (const form of open) {
      const speed = form.isArriving && form.bytes > 0 && form !== besides ? speedLately(form) : Infinity
      if (speed < least) [slowest, least] = [form, speed]
    }
  }
  return slowest
}

/** Returns how fast a form has come lately, bytes a second. */
function speedLately(form: Form): number {
  const now = performance.now()
  if (now - form.lastAt >= LATELY_MS) return 0
  const { bytes, at, speed } = form.seen
  if (now - at < LATELY_MS) return speed
  form.seen = { bytes: form.bytes, at: now, speed: ((form.bytes - bytes) * 1000) / (now - at) }
  return form.seen.speed
}

function noRoom(): AppError {
  return new AppError('unavailable', say('files.no-room'))
}

function tooManyAtOnce(): AppError {
  return new AppError('too_many_requests', say('photos.too-many-at-once'))
}
