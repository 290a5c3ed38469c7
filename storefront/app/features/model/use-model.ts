import { useCallback, useEffect, useState } from 'react'
import type { ProductModel } from '#contract/products.ts'
import { bytesToShow, canDraw, loadModel, type Engine } from './load-model.ts'

export type ModelState =
  | { is: 'loading'; share: number }
  | { is: 'loaded'; engine: Engine }
  | { is: 'failed' }
  | { is: 'unsupported' }

/** Loads a model as long as its part of the page stands. */
export function useModel(model: ProductModel) {
  const [isSupported] = useState(canDraw)
  const [state, setState] = useState<ModelState>(isSupported ? { is: 'loading', share: 0 } : { is: 'unsupported' })

  useEffect(() => {
    if (!isSupported) return undefined
    const gone = new AbortController()
    const { signal } = gone
    let loaded = 0
    const onLoaded = (bytes: number) => {
      loaded += bytes
      if (!signal.aborted) setState({ is: 'loading', share: loaded / bytesToShow(model) })
    }
    const load = async () => {
      try {
        const engine = await loadModel(model, { signal, onLoaded })
        if (!signal.aborted) setState({ is: 'loaded', engine })
      } catch (error) {
        if (signal.aborted) return
        console.warn('The 3D model did not load:', error)
        setState({ is: 'failed' })
      }
    }
    void load()
    return () => gone.abort()
  }, [model, isSupported])

  const fail = useCallback(() => setState({ is: 'failed' }), [])
  return { state, fail }
}
