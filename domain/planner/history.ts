/** Steps that can be undone; older ones are forgotten. */
export const MAX_STEPS = 100

/**
 * What was, is and would be again; the nearest step is the last of each list. Values are kept as they are, never
 * copied.
 */
export type History<State> = { past: readonly State[]; present: State; future: readonly State[] }

export function historyOf<State>(present: State): History<State> {
  return { past: [], present, future: [] }
}

/** Adds a step and drops what was undone. The very same value is no step. */
export function recorded<State>(history: History<State>, next: State): History<State> {
  if (next === history.present) return history
  return { past: [...history.past, history.present].slice(-MAX_STEPS), present: next, future: [] }
}

/** Goes one step back; the same history if there is none. */
export function undone<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1)
  if (before === undefined) return { past, present, future }
  return { past: past.slice(0, -1), present: before, future: [...future, present] }
}

/** Goes one step forward again; the same history if nothing was undone. */
export function redone<State>({ past, present, future }: History<State>): History<State> {
  const next = future.at(-1)
  if (next === undefined) return { past, present, future }
  return { past: [...past, present], present: next, future: future.slice(0, -1) }
}
