import { useSyncExternalStore } from 'react'
import { nepalDay } from '#domain/nepal-time.ts'
import { dayOf } from './stop-status.ts'
import { onChangeElsewhere, readAll, readFact } from './database.ts'
import type { Draft } from './draft.ts'
import type { KeptAct, KeptStop, Me } from './records.ts'

/** What the pages show. The database of the device has all of it, apart from the connection. */
export type DayState = {
  isReady: boolean
  /** The browser has no database for the app. */
  cannotKeep: boolean
  me: Me | null
  /** Today in Nepal. */
  day: string
  /** In their order, those of other days and drivers too while acts of theirs wait. */
  stops: KeptStop[]
  /** In the order of the queue. */
  acts: KeptAct[]
  drafts: Draft[]
  /** When everything was sent, or the list loaded. */
  sentAt: string | null
  isOnline: boolean
  isSending: boolean
  /** The session is over, or the account may not: `forbidden`, `totp`. */
  trouble: 'login' | 'forbidden' | 'totp' | null
}

let state: DayState = {
  isReady: false,
  cannotKeep: false,
  me: null,
  day: nepalDay(new Date()),
  stops: [],
  acts: [],
  drafts: [],
  sentAt: null,
  isOnline: navigator.onLine,
  isSending: false,
  trouble: null,
}
const listeners = new Set<() => void>()

export const dayState = () => state

export function setState(changed: Partial<DayState>): void {
  state = { ...state, ...changed }
  for (const listener of listeners) listener()
}

export function useDay(): DayState {
  return useSyncExternalStore(subscribe, dayState)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reads what the device has kept, besides the drafts: what is typed now would give way to what was typed before. */
export async function readDevice(): Promise<void> {
  const [me, sentAt, stops, acts] = await Promise.all([
    readFact('me'),
    readFact('sentAt'),
    readAll('stops'),
    readAll('acts'),
  ])
  const day = dayOf(stops, new Date())
  setState({ me: me ?? null, sentAt: sentAt ?? null, day, stops: stops.toSorted(byPlace), acts })
}

function byPlace(one: KeptStop, other: KeptStop): number {
  return one.place - other.place
}

/** The stops that the person who is logged in has today. */
export function stopsOfToday({ me, day, stops }: DayState): KeptStop[] {
  return stops.filter((stop) => stop.staffId === me?.id && stop.day === day)
}

export function waitingActs({ acts }: DayState): KeptAct[] {
  return acts.filter((act) => act.state === 'waiting')
}

/** What this session can send. Acts of other drivers wait for their own login. */
export function ownWaitingActs(day: DayState): KeptAct[] {
  return waitingActs(day).filter(({ staffId }) => staffId === day.me?.id)
}

onChangeElsewhere(() => void readDevice())
