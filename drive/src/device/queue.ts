import { newUuid } from '../../../storefront/app/ui/new-uuid.ts'
import { readAll, write, type Change } from './database.ts'
import { dayState, ownWaitingActs, readDevice, setState } from './day-state.ts'
import { emptyDraft, type Draft } from './draft.ts'
import type { KeptAct, KeptStop, Me } from './records.ts'
import { isOver, statusOf } from './stop-status.ts'
import { keepPictures } from './pictures.ts'
import { fetchStops, sendAct, type Failure } from './shop-calls.ts'

type Done = Pick<KeptAct, 'kind' | 'fields' | 'photos'>

/** Stops for which an act is being written: a second tap is no second act. */
const recording = new Set<string>()

/**
 * Records an act. It is on the disk when this returns; only then may a page call it done.
 *
 * @throws DOMException when the device has no room
 */
export async function record(stop: KeptStop, done: Done): Promise<void> {
  if (recording.has(stop.id)) return
  recording.add(stop.id)
  try {
    await enqueue(stop, done)
  } finally {
    recording.delete(stop.id)
  }
  void sendAll()
}

async function enqueue(stop: KeptStop, { kind, fields, photos }: Done): Promise<void> {
  const status = statusOf(stop, await readAll('acts'))
  if (isOver(status) || (kind === 'start' && status.stage === 'started')) return
  const { me, day } = dayState()
  if (!me) throw new Error('Nobody is logged in')
  const about = { staffId: me.id, staffName: me.name, stopId: stop.id, day }
  const open = { state: 'waiting', sentAt: null, refusal: null } as const
  const act = { id: newUuid(), ...about, kind, at: new Date().toISOString(), fields, photos, ...open }
  const changes: Change[] = [{ put: 'acts', value: act }]
  if (kind !== 'start') changes.push({ remove: 'drafts', key: stop.id })
  await write(changes)
  if (kind !== 'start') setState({ drafts: dayState().drafts.filter(({ stopId }) => stopId !== stop.id) })
  await readDevice()
}

/**
 * Changes the hand-over that is under way at a stop.
 *
 * @param change  gets the newest draft, since a photo takes a moment and other fields change meanwhile
 * @throws DOMException when the device has no room
 */
export async function changeDraft(stopId: string, change: (draft: Draft) => Partial<Draft>): Promise<void> {
  const { drafts } = dayState()
  const before = { ...emptyDraft(stopId), ...drafts.find((one) => one.stopId === stopId) }
  const draft = { ...before, ...change(before) }
  setState({ drafts: [...drafts.filter((one) => one.stopId !== stopId), draft] })
  await write([{ put: 'drafts', value: draft }])
}

let sending: Promise<void> | undefined

/** Sends what waits, and loads the stops again. A call while another one works waits for that one. */
export function sendAll(): Promise<void> {
  sending ??= inTurn(work).finally(() => {
    sending = undefined
    setState({ isSending: false })
    // An act may have been recorded after the last look.
    if (dayState().isOnline && dayState().trouble === null && hasNew()) void sendAll()
  })
  return sending
}

const seen = new Set<string>()
const hasNew = () => ownWaitingActs(dayState()).some(({ id }) => !seen.has(id))

/** Two open tabs send one after the other. */
async function inTurn(run: () => Promise<void>): Promise<void> {
  await navigator.locks.request('kastha-drive', run)
}

async function work(): Promise<void> {
  const { me } = dayState()
  if (!me) return
  setState({ isSending: true })
  if (await sendWaiting(me)) await loadStops(me)
  await readDevice()
}

/** @returns false when no call makes sense now */
async function sendWaiting(me: Me): Promise<boolean> {
  // Acts of a stop keep their order: after one that has to wait, so do the others.
  const held = new Set<string>()
  for (;;) {
    const acts = await readAll('acts')
    const next = acts.find((act) => act.state === 'waiting' && act.staffId === me.id && !held.has(act.stopId))
    if (!next) return true
    seen.add(next.id)
    const answer = await sendAct(next)
    if ('data' in answer) {
      const { refusal } = answer.data
      await settle(next, { state: refusal === null ? 'done' : 'refused', refusal })
    } else if (answer.failure === 'wrong') {
      await settle(next, { state: 'refused', refusal: 'broken' })
    } else if (answer.failure === 'later') {
      held.add(next.stopId)
    } else if (answer.failure === 'too-many') {
      return false
    } else {
      noteFailure(answer)
      return false
    }
    await readDevice()
  }
}

/** The code and the photos are not needed any more. */
async function settle(act: KeptAct, outcome: Pick<KeptAct, 'state' | 'refusal'>): Promise<void> {
  const { code: _code, ...fields } = act.fields
  await write([{ put: 'acts', value: { ...act, ...outcome, fields, photos: [], sentAt: new Date().toISOString() } }])
}

function noteFailure({ failure, code }: Failure): void {
  if (failure === 'unreachable') setState({ isOnline: false })
  else setState({ isOnline: true, trouble: failure === 'login' ? 'login' : code === 'totp' ? 'totp' : 'forbidden' })
}

async function loadStops(me: Me): Promise<void> {
  const loadedAt = new Date().toISOString()
  const answer = await fetchStops(me)
  if (!('data' in answer)) {
    noteFailure(answer)
    return
  }
  const { day, items } = answer.data
  const stops = items.map((stop, place) => ({ ...stop, staffId: me.id, day, place, loadedAt }))
  const [before, acts] = [await readAll('stops'), await readAll('acts')]
  const listed = new Set(items.map(({ id }) => id))
  // A stop that the office took away stays as long as it tells what the driver did there today.
  const gone = before.filter(
    (stop) => stop.staffId === me.id && !listed.has(stop.id) && !acts.some((act) => act.stopId === stop.id),
  )
  await write([
    ...stops.map((value) => ({ put: 'stops', value }) as const),
    ...gone.map(({ id }) => ({ remove: 'stops', key: id }) as const),
    { put: 'facts', value: { name: 'sentAt', value: loadedAt } },
  ])
  setState({ isOnline: true, trouble: null, day })
  await keepPictures(stops)
  await forgetWhatIsOver(me, day)
}

/**
 * Removes the personal data of other days and of other drivers. What waits to be sent stays, with its stop.
 *
 * @param me  null after a logout, which leaves only what waits
 */
export async function forgetWhatIsOver(me: Me | null, day = dayState().day): Promise<void> {
  const [stops, acts, drafts] = [await readAll('stops'), await readAll('acts'), await readAll('drafts')]
  const isCurrent = (one: { staffId: string; day: string }) => one.staffId === me?.id && one.day === day
  const waits = new Set(acts.filter(({ state }) => state === 'waiting').map(({ stopId }) => stopId))
  const keptStops = new Set(stops.filter((stop) => isCurrent(stop) || waits.has(stop.id)).map(({ id }) => id))
  await write([
    ...stops.filter(({ id }) => !keptStops.has(id)).map(({ id }) => ({ remove: 'stops', key: id }) as const),
    ...acts
      .filter((act) => act.state !== 'waiting' && !isCurrent(act))
      .map(({ place }) => ({ remove: 'acts', key: place }) as const),
    ...drafts
      .filter(({ stopId }) => !keptStops.has(stopId))
      .map(({ stopId }) => ({ remove: 'drafts', key: stopId }) as const),
  ])
  setState({ drafts: dayState().drafts.filter(({ stopId }) => keptStops.has(stopId)) })
}
