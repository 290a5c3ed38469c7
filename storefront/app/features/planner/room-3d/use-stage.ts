import { type RefObject, useEffect, useState } from 'react'
import { prefetch } from '../../../ui/lazy-part.tsx'
import { canDraw } from '../../catalog/product/model/can-draw.ts'
import { type OpenPlan, usePlanState } from '../open-plan.ts'
import { modelFiles } from './model-files.ts'
import type { ModelCounts } from './room-scene.ts'
import type { Stage, StageHandlers } from './room-stage.ts'
import type { ShownPiece } from './shown-piece.ts'

/** Why there is no picture: its script did not load, the browser has no WebGL 2, or it took the graphics memory away. */
export type StageProblem = 'failed' | 'unsupported' | 'lost'

export type StageState = { is: 'loading' } | { is: 'open'; stage: Stage } | { is: StageProblem }

type Elements = { box: RefObject<HTMLElement>; canvas: RefObject<HTMLCanvasElement> }

const loadStage = () => import('./room-stage.ts')

/** Shows the open plan on a canvas, as long as its component is mounted; after a problem another component is needed. */
export function useStage(
  open: OpenPlan,
  pieces: readonly ShownPiece[],
  { box, canvas }: Elements,
  onDrawn: StageHandlers['onDrawn'],
) {
  const { plan, selected } = usePlanState(open)
  const [isSupported] = useState(canDraw)
  const [state, setState] = useState<StageState>(isSupported ? { is: 'loading' } : { is: 'unsupported' })
  const [models, setModels] = useState<ModelCounts>()
  const [files] = useState(modelFiles)
  useEffect(() => files.stop, [files])
  useEffect(() => {
    if (!isSupported) return
    // Models would take the line from the script, and boxes stand in for them. They need no stage to be on their way.
    prefetch(async () => {
      await loadStage()
      for (const { model } of pieces) if (model) prefetch(() => files.bytesOf(model.url))
    })
  }, [isSupported, files, pieces])

  useEffect(() => {
    if (!isSupported) return undefined
    const gone = new AbortController()
    let stage: Stage | undefined
    const load = async () => {
      const { openStage } = await loadStage()
      if (gone.signal.aborted) return
      canvas.current.addEventListener('webglcontextlost', () => setState({ is: 'lost' }), { signal: gone.signal })
      const handlers = { onPick: open.select, onModels: setModels, onDrawn }
      stage = openStage(box.current, canvas.current, open.plan(), files, handlers)
      setState({ is: 'open', stage })
    }
    load().catch((error: unknown) => {
      console.warn('The 3D view could not be shown:', error)
      if (!gone.signal.aborted) setState({ is: 'failed' })
    })
    return () => {
      gone.abort()
      stage?.dispose()
    }
  }, [isSupported, open, box, canvas, files, onDrawn])

  const stage = state.is === 'open' ? state.stage : undefined
  useEffect(() => stage?.show(plan, pieces, selected), [stage, plan, pieces, selected])
  /** `models` are undefined until the plan is shown. */
  return { state, stage, models }
}
