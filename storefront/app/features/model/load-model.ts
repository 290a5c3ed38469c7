import type { ProductModel } from '#contract/products.ts'
import type { engine as viewerEngine } from './viewer-engine.ts'

export type Engine = typeof viewerEngine

/**
 * Loads the viewer and the model side by side. The model comes into the browser's own cache, from which the viewer
 * takes it: so a failure is met here and can be tried again, while the viewer would remember a failed address.
 *
 * @param onPart  told of each part that has arrived
 * @throws when one of them does not come
 */
export async function loadModel(
  model: ProductModel,
  { signal, onPart }: { signal: AbortSignal; onPart: (part: 'viewer' | 'model') => void },
): Promise<Engine> {
  const loadFile = async () => {
    const answer = await fetch(model.url, { signal })
    if (!answer.ok) throw new Error(`${model.url}: ${answer.status}`)
    await answer.arrayBuffer()
    onPart('model')
  }
  const loadEngine = async () => {
    const { engine } = await import('./viewer-engine.ts')
    onPart('viewer')
    return engine
  }
  const [engine] = await Promise.all([loadEngine(), loadFile()])
  engine.wake()
  return engine
}

/** Asked before anything is loaded. */
export function canDraw(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
