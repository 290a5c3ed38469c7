import { useEffect, useState } from 'react'
import { prefetch } from '../../ui/lazy-part.tsx'
import { onNextChance } from '../../ui/next-chance.ts'

export type DrawingTools = typeof import('./drawing-tools.ts')

export const loadTools = () => import('./drawing-tools.ts')
// Before all that the page asks for once the drawing shows.
prefetch(loadTools)

/**
 * Returns what hands and keys need beyond holding a piece; undefined until it has loaded, which it does after the drawing.
 * A piece can be dragged before: nothing draws it near then, and nothing says where it lies.
 */
export function useDrawingTools(): DrawingTools | undefined {
  const [tools, setTools] = useState<DrawingTools>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const gone = new AbortController()
    loadTools().then(
      (loaded) => {
        if (!gone.signal.aborted) setTools(loaded)
      },
      (error: unknown) => {
        console.warn('The tools of the drawing could not be loaded', error)
        if (!gone.signal.aborted) onNextChance(() => setAttempt(attempt + 1), gone.signal)
      },
    )
    return () => gone.abort()
  }, [attempt])
  return tools
}
