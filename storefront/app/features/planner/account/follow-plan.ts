import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RoomPlan, RoomPlanSummary } from '#contract/planner.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import { serialize } from '../../../serialize.ts'
import { newUuid } from '../../../ui/new-uuid.ts'
import { onNextChance } from '../../../ui/next-chance.ts'
import type { Failure } from '../../accounts/session/call.ts'
import type { OpenPlan } from '../open-plan.ts'
import { accountCalls, type AccountPlan, readAccountPlan } from './account-calls.ts'
import { type AccountLink, isChangeOf, readLink, writeLink } from './account-link.ts'

/** After the last change: a piece on its way needs no call for each step. */
const QUIET_MS = 2_000

/**
 * Where the open plan stands:
 * - `own`: only in this browser; `problem` says why the account did not take it.
 * - `waiting`: its last changes are on their way.
 * - `unsent`: the shop cannot be reached; tried again by itself.
 * - `conflict`: another device has changed it meanwhile.
 * - `gone`: another device has deleted it.
 * - `refused`: the account does not take its last changes.
 */
export type AccountState =
  | { kind: 'own'; problem?: string }
  | { kind: 'kept' | 'waiting' | 'unsent' | 'gone' }
  | { kind: 'conflict'; newest: AccountPlan }
  | { kind: 'refused'; problem: string }

export type Follower = ReturnType<typeof followPlan>

const followers = new WeakMap<OpenPlan, Follower>()

/** Returns the one follower of an open plan, so that all parts of the page see the same. */
function followerOf(open: OpenPlan, userId: string): Follower {
  const known = followers.get(open)
  if (known?.userId === userId) return known
  const follower = followPlan(open, userId)
  followers.set(open, follower)
  return follower
}

export function useFollower(open: OpenPlan, userId: string): { follower: Follower; state: AccountState } {
  const [follower] = useState(() => followerOf(open, userId))
  useEffect(() => follower.start(), [follower])
  return { follower, state: useSyncExternalStore(follower.listen, follower.read, follower.read) }
}

/** Sends the changes of a plan to the account that keeps it. */
function followPlan(open: OpenPlan, userId: string) {
  let state: AccountState = { kind: 'own' }
  let before = open.plan()
  let text = writePlan(before)
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Calls run in sequence, so that no answer is older than the one before. */
  const inTurn = serialize()
  const listeners = new Set<() => void>()
  const savedListeners = new Set<() => void>()
  let users = 0
  let end = new AbortController()
  let retry = new AbortController()

  const set = (next: AccountState) => {
    state = next
    for (const tell of listeners) tell()
  }
  /** The link, if it is the one of the open plan. */
  const linkOfPlan = () => {
    const link = readLink(userId)
    return link?.local === text ? link : undefined
  }
  const change = (link: AccountLink, changes: Partial<AccountLink>) => {
    writeLink({ ...link, ...changes })
    settle()
  }
  /** Shows where the plan stands, and sends what is to be sent. */
  const settle = () => {
    const link = linkOfPlan()
    clearTimeout(timer)
    if (!link) {
      if (state.kind !== 'own') set({ kind: 'own' })
      return
    }
    // The member chooses first.
    if (state.kind === 'gone' || (state.kind === 'conflict' && state.newest.id === link.id)) return
    if (link.isKept) {
      set({ kind: 'kept' })
      return
    }
    set({ kind: 'waiting' })
    timer = setTimeout(() => void send(), QUIET_MS)
  }

  const hear = () => {
    const next = open.plan()
    if (next === before) return
    const link = linkOfPlan()
    const isFollowing = link && isChangeOf(next, before)
    before = next
    text = writePlan(next)
    if (isFollowing) change(link, { local: text, isKept: false })
    else settle()
  }

  const send = (): Promise<void> =>
    inTurn(async () => {
      clearTimeout(timer)
      retry.abort()
      const link = linkOfPlan()
      if (!link || link.isKept || state.kind === 'gone' || state.kind === 'conflict') return
      // What the account may have already comes first: it answers with its version.
      const sent = link.sent ?? link.local
      writeLink({ ...link, sent })
      const answer = await accountCalls.keep(link.id, { plan: sent, version: link.version })
      const now = readLink(userId)
      if (now?.id !== link.id) return
      if (answer.success) {
        const { version } = answer.data
        change(now, { version, sent: null, isKept: now.local === sent })
        if (now.local !== sent) void send()
        for (const tell of savedListeners) tell()
      } else {
        takeFailure(now, link, answer)
      }
    })

  const takeFailure = (now: AccountLink, sent: AccountLink, failure: Failure) => {
    const { code, message } = failure
    if (isPassing(failure)) {
      set({ kind: 'unsent' })
      retry = new AbortController()
      onNextChance(() => void send(), AbortSignal.any([retry.signal, end.signal]))
      return
    }
    writeLink({ ...now, sent: null })
    if (code === 'unauthorized') return // the end of a session has its own toast
    if (code === 'stale') {
      const newest = readAccountPlan(failure.current as RoomPlan)
      if (newest?.version === now.version) void send() // another tab of this browser has kept its own change
      else if (newest) set({ kind: 'conflict', newest })
      else set({ kind: 'refused', problem: message })
    } else if (code === 'not_found') {
      set({ kind: 'gone' })
    } else if (sent.version === null) {
      writeLink(null)
      set({ kind: 'own', problem: message })
    } else {
      set({ kind: 'refused', problem: message })
    }
  }

  /** Changes from before this script had loaded, or while the shop did not know who is there, follow, too. */
  const catchUp = () => {
    const link = readLink(userId)
    if (!link || link.local === text) return
    const { past, present } = open.read().history
    const states = [...past, present]
    const at = states.findIndex((plan) => writePlan(plan) === link.local)
    const isSame = at !== -1 && states.slice(at + 1).every((plan, step) => isChangeOf(plan, states[at + step]!))
    if (isSame) writeLink({ ...link, local: text, isKept: false })
  }

  return {
    userId,
    read: () => state,
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Tells of each change that the account has taken. */
    onSaved: (listener: () => void) => {
      savedListeners.add(listener)
      return () => void savedListeners.delete(listener)
    },
    /** Each part of the page that shows the plan starts it, and ends it by what this returns. */
    start: () => {
      users += 1
      if (users === 1) {
        end = new AbortController()
        end.signal.addEventListener('abort', open.listen(hear))
        addEventListener('pagehide', () => void send(), { signal: end.signal })
        before = open.plan()
        text = writePlan(before)
        catchUp()
        settle()
      }
      return () => {
        users -= 1
        if (users > 0) return
        void send()
        end.abort()
      }
    },
    /** Keeps the open plan as a new one of the account, or again. */
    keep: () => {
      const id = (state.kind === 'gone' && readLink(userId)?.id) || newUuid()
      set({ kind: 'waiting' })
      writeLink({ userId, id, version: null, local: text, isKept: false, sent: null })
      return send()
    },
    /** Puts the open plan in place of what another device made of it. */
    keepMine: () => {
      const link = linkOfPlan()
      if (state.kind !== 'conflict' || !link) return
      writeLink({ ...link, version: state.newest.version, isKept: false, sent: null })
      set({ kind: 'waiting' })
      void send()
    },
    /** Shows a plan of the account in place of the open one. */
    take: ({ id, plan, version }: AccountPlan, said: string) => {
      set({ kind: 'kept' })
      writeLink({ userId, id, version, local: writePlan(plan), isKept: true, sent: null })
      open.change(plan, said)
    },
    /** Sends the last changes now. */
    send,
    /** Forgets a plan that was deleted here. @returns what brings it back */
    forget: (id: string) => {
      const link = readLink(userId)
      if (link?.id !== id) return undefined
      writeLink(null)
      settle()
      return (version: string) => change(link, { version, sent: null })
    },
    /** Id of the open plan in the account. */
    idOfOpen: () => linkOfPlan()?.id,
    /** Reads the list after all calls before it, and sees whether another device has changed or deleted the open plan. */
    readList: () =>
      inTurn(async () => {
        const answer = await accountCalls.list()
        const link = linkOfPlan()
        if (answer.success && link?.version && state.kind !== 'conflict') await compare(link, answer.data)
        return answer
      }),
  }

  async function compare(link: AccountLink, list: readonly RoomPlanSummary[]): Promise<void> {
    const listed = list.find(({ _id }) => _id === link.id)
    if (!listed) set({ kind: 'gone' })
    if (!listed || listed.version === link.version) return
    const answer = await accountCalls.read(link.id)
    const now = linkOfPlan()
    const newest = answer.success ? readAccountPlan(answer.data) : undefined
    if (!now || !newest || newest.version === now.version) return
    const isOwn = [now.local, now.sent].includes(writePlan(newest.plan))
    if (isOwn) change(now, { version: newest.version, sent: null, isKept: writePlan(newest.plan) === now.local })
    else set({ kind: 'conflict', newest })
  }
}

/** Failures that say nothing about the plan. */
function isPassing({ code }: Failure): boolean {
  return code === undefined || ['too_many_requests', 'unavailable', 'internal', 'request_timeout'].includes(code)
}
