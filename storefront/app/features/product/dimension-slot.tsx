import { type ComponentType, lazy, Suspense } from 'react'
import type { DrawnSize } from './drawn-size.ts'

type Drawn = { drawn: DrawnSize }

const DimensionDrawing = lazy<ComponentType<Drawn>>(() => import('./dimension-drawing.tsx').catch(noDrawing))

/** The drawing in the served page, whose script follows after those that the page needs to answer. */
export function DimensionSlot({ drawn }: Drawn) {
  return (
    <Suspense>
      <DimensionDrawing drawn={drawn} />
    </Suspense>
  )
}

/** A drawing that cannot be had does not take the page with it. */
function noDrawing(error: unknown) {
  console.warn('The drawing of the measures could not be loaded', error)
  return { default: () => null }
}
