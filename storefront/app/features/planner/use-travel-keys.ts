import { useEffect } from 'react'
import type { OpenPlan } from './open-plan.ts'
import { travelAction } from './piece-keys.ts'
import type { Words } from './words.ts'

/** Undoes and redoes by keys wherever the focus is: also nowhere, after a piece that had it is gone. Fields have their own. */
export function useTravelKeys(open: OpenPlan, { text }: Words): void {
  useEffect(() => {
    const gone = new AbortController()
    const press = (event: KeyboardEvent) => {
      const action = travelAction(event)
      const isInField = event.target instanceof HTMLElement && event.target.matches('input, select')
      if (!action || isInField) return
      event.preventDefault()
      if (action === 'undo') open.undo(text('planner.undone'))
      else open.redo(text('planner.redone'))
    }
    window.addEventListener('keydown', press, { signal: gone.signal })
    return () => gone.abort()
  }, [open, text])
}
