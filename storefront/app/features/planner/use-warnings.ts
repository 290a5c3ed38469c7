import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Plan } from '#domain/planner/plan.ts'
import type { Warning } from '#domain/planner/warning.ts'

type Check = (plan: Plan) => Warning[]

/** The warnings to draw until the rules have loaded: the same list each time, so that nothing is drawn again. */
export const unchecked: readonly Warning[] = []

/**
 * Returns all that is wrong with a plan; undefined until the rules have loaded, which they do after the drawing. A change
 * of the plan is shown before its warnings, which take longer than a frame on a small phone.
 */
export function useWarnings(plan: Plan): readonly Warning[] | undefined {
  const [check, setCheck] = useState<{ warningsOf: Check }>()
  useEffect(() => {
    let isGone = false
    import('#domain/planner/warnings.ts').then(
      ({ warningsOf }) => {
        if (!isGone) setCheck({ warningsOf })
      },
      (error: unknown) => console.warn('The warnings could not be loaded', error),
    )
    return () => {
      isGone = true
    }
  }, [])
  const settled = useDeferredValue(plan)
  return useMemo(() => check?.warningsOf(settled), [check, settled])
}
