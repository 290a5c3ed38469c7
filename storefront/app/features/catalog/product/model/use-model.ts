import { useCallback, useEffect, useState } from 'react'
import type { ProductModel } from '#contract/catalog/products.ts'
import { canDraw } from './can-draw.ts'
import { loadModel, type Engine } from './load-model.ts'

export type ModelState =
  | { is: 'loading'; share: number }
  | { is: 'loaded'; engine: Engine }
  | { is: 'failed' }
  | { is: 'unsupported' }

/**
 * Loads a model while its component is mounted.
 *
 * @param bytesToLoad  size of viewer and model together
 */
export function useModel(model: ProductModel, bytesToLoad: number) {
  const [isSupported] = useState(canDraw)
  const [state, setState] = useState<ModelState>(isSupported ? { is: 'loading', share: 0 } : { is: 'unsupported' })

  useEffect(() => {
    if (!isSupported) return undefined
    const gone = new AbortController()
    const { signal } = gone
    const arrived = { viewer: 0, model: 0 }
    const onShare = (part: 'viewer' | 'model', partly: number) => {
      arrived[part] = partly * (part === 'model' ? model.bytes : bytesToLoad - model.bytes)
      const share = (arrived.viewer + arrived.model) / bytesToLoad
      // One part may report progress after the other has failed.
      if (!signal.aborted) setState((before) => (before.is === 'loading' ? { is: 'loading', share } : before))
    }
    const load = async () => {
      try {
        const engine = await loadModel(model, { signal, onShare })
        if (!signal.aborted) setState({ is: 'loaded', engine })
      } catch (error) {
        if (signal.aborted) return
        console.warn('The 3D model did not load:', error)
        setState({ is: 'failed' })
      }
    }
    void load()
    return () => gone.abort()
  }, [model, bytesToLoad, isSupported])

  const fail = useCallback(() => setState({ is: 'failed' }), [])
  return { state, fail }
}
