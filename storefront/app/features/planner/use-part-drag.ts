import { type PointerEvent, type RefObject, useCallback, useRef, useState } from 'react'
import type { Plan } from '#domain/planner/plan.ts'
import type { OpenPlan } from './open-plan.ts'
import type { HeldPart, PartHold } from './part-drag.ts'
import type { DrawingTools } from './use-drawing-tools.ts'
import type { Words } from './words.ts'

/** Drags doors and windows along their wall (part-drag.ts), once the tools have loaded. */
export function usePartDrag(
  open: OpenPlan,
  words: Words,
  drawing: RefObject<SVGSVGElement>,
  tools: DrawingTools | undefined,
) {
  const hold = useRef<PartHold>(undefined)
  const [held, setHeld] = useState<HeldPart>()
  const start = useCallback(
    (event: PointerEvent, id: string) => {
      const next = tools?.holdPart(event, { id, open, words, drawing: drawing.current, onShow: setHeld })
      if (next) hold.current = next
    },
    [open, words, drawing, tools],
  )
  /** Whether the last press was no drag, so that it opens the form of the part. */
  const wasTap = useCallback(() => hold.current?.wasTap() ?? true, [])
  return {
    /** The plan with the dragged part where the pointer holds it. */
    shownIn: (plan: Plan): Plan => {
      if (!held) return plan
      return { ...plan, openings: plan.openings.map((one) => (one.id === held.id ? { ...one, ...held } : one)) }
    },
    start,
    wasTap,
    cancel: () => hold.current?.cancel(),
  }
}
