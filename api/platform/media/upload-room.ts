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

/** Reserves memory for more bytes; throws AppError too_many_requests or unavailable when a limit is reached. */
export type Hold = (bytes: number) => void

/** A form that arrives more slowly gives way to another one of its caller: in 30 s it would bring a megabyte at most. */
const SLOW_BYTES_PER_S = 32 * 1024
/** Before that nobody knows how fast it is. */
const SLOW_AFTER_MS = 1_000

type Form = Holder & { beganAt: number; isArriving: boolean }
/** `open`: oldest first. */
type Forms = { open: Set<Form>; heldBytes: number; turns: ReturnType<typeof pLimit> }

/** By network, or by member of staff: no stranger in the network of the showroom keeps the shop's own files out. */
const callers = new Map<string, Forms>()
const room = openByteRoom(ROOM_BYTES)

/**
 * Reads a form and processes it within the memory limit. Only bytes that have arrived count, so slow forms do not block
 * fast ones. When all of the room is taken, the oldest form of the neighborhood that holds most gives way: its connection
 * ends. So does the slowest form of a caller that opens another one beyond six, if it is slow. So one neighborhood keeps
 * nobody out by forms that never end; some sixty together can fill the room for half a minute.
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
  let hasGivenWay = false
  const leaveRoom = () => {
    caller.heldBytes -= form.bytes
    room.leave(form)
    caller.open.delete(form)
    if (caller.open.size === 0 && callers.get(name) === caller) callers.delete(name)
  }
  const end = () => {
    hasGivenWay = true
    leaveRoom()
    socket.destroy()
  }
  const group = isOfStaff ? null : neighborhoodOf(clientNetwork(request.ip))
  const form: Form = { group, bytes: 0, end, beganAt: performance.now(), isArriving: !isOfStaff }
  caller.open.add(form)
  callers.set(name, caller)
  const hold = (bytes: number) => {
    if (hasGivenWay) throw new AppError('unavailable', say('calls.busy'))
    if (!isOfStaff && caller.heldBytes + bytes > ROOM_OF_ONE) throw tooManyAtOnce()
    makeRoom(form, bytes)
    caller.heldBytes += bytes
    room.add(form, bytes)
  }
  try {
    return await work(hold, (workOnForm) => {
      form.isArriving = false
      endTurn(request)
      return caller.turns(async () => {
        await request.server.takeTurn(request)
        return drawFor({ network: clientNetwork(request.ip), signal: left.signal }, workOnForm)
      })
    })
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

/** @throws AppError unavailable when no other neighborhood holds more than the form's own */
function makeRoom(form: Holder, bytes: number): void {
  while (room.isFullFor(bytes)) {
    const most = room.most()
    if (!most || most.group === form.group) throw new AppError('unavailable', say('calls.busy'))
    most.oldest.end()
  }
}

function tooManyAtOnce(): AppError {
  return new AppError('too_many_requests', say('photos.too-many-at-once'))
}
