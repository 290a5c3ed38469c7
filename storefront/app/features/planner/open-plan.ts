import { useSyncExternalStore } from 'react'
import { type History, historyOf, recorded, redone, undone } from '#domain/planner/history.ts'
import type { Plan, PlannedPiece } from '#domain/planner/plan.ts'
import { type KnownGoods, nothingKnown } from './nothing-known.ts'

type PlanState = {
  history: History<Plan>
  /** Id of the piece that buttons and keys change. */
  selected: string | null
  /** Id of the piece that gives way to another one. */
  swapping: string | null
  /** What the last change did, in words. */
  said: string
}

/**
 * A plan on the page with its history. Each change counts at once, so that keys which come faster than the page is
 * rendered all count.
 *
 * @param onChange  called with each plan that becomes the present one
 */
export function openPlan(initial: Plan, onChange: (plan: Plan) => void) {
  let state: PlanState = { history: historyOf(initial), selected: null, swapping: null, said: '' }
  let { asShown } = nothingKnown
  let shown = { of: initial, plan: initial }
  /** Changes of one kind in a row are one step, such as a piece moved by ten presses of a key. */
  let lastKind: string | undefined
  const listeners = new Set<() => void>()

  const shownOf = (plan: Plan) => ({ of: plan, plan: asShown(plan) })
  const show = (next: PlanState) => {
    const isChanged = next.history.present !== state.history.present
    const there = (wanted: string | null) => next.history.present.pieces.find(({ id }) => id === wanted)?.id ?? null
    state = { ...next, selected: there(next.selected), swapping: there(next.swapping) }
    if (isChanged) onChange(state.history.present)
    for (const tell of listeners) tell()
  }
  const travel = (history: History<Plan>, said: string) => {
    lastKind = undefined
    show({ ...state, history, said })
  }

  return {
    read: () => state,
    /** As it is kept: its furniture has the names under which it was added, in whichever language. */
    plan: () => state.history.present,
    /** The same plan with all that the shop has said of its furniture, in the language of the page. */
    shown: () => {
      if (shown.of !== state.history.present) shown = shownOf(state.history.present)
      return shown.plan
    },
    /** Takes what the shop says; the plan itself does not change, nor what the browser and the account keep of it. */
    know: (known: Pick<KnownGoods, 'asShown'>) => {
      asShown = known.asShown
      shown = shownOf(state.history.present)
      state = { ...state }
      for (const tell of listeners) tell()
    },
    /** @param kind  joins the step with the one before it, if that was of the same kind */
    change: (next: Plan, said: string, kind?: string) => {
      const isSame = kind !== undefined && kind === lastKind
      lastKind = kind
      const { history } = state
      show({ ...state, history: isSame ? { ...history, present: next, future: [] } : recorded(history, next), said })
    },
    /** Another piece is not the one that was to give way. */
    select: (id: string | null) => {
      if (id !== state.selected) show({ ...state, selected: id, swapping: null })
    },
    swap: (id: string | null) => show({ ...state, swapping: id }),
    say: (said: string) => show({ ...state, said }),
    undo: (said: string) => travel(undone(state.history), said),
    redo: (said: string) => travel(redone(state.history), said),
    listen: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type OpenPlan = ReturnType<typeof openPlan>

export function usePlanState(open: OpenPlan): PlanState & { plan: Plan; piece: PlannedPiece | undefined } {
  const state = useSyncExternalStore(open.listen, open.read, open.read)
  const plan = open.shown()
  return { ...state, plan, piece: plan.pieces.find(({ id }) => id === state.selected) }
}
