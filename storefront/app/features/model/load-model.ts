import type { ProductModel } from '#contract/products.ts'
import type { engine as engineType } from './engine.ts'

/** What the viewer's scripts weigh on their way, brotli; e2e/model.e2e.ts weighs them. */
export const VIEWER_BYTES = 227_000

export type Engine = typeof engineType

/** Everything that is loaded to show a model the first time, bytes. */
export function bytesToShow(model: ProductModel): number {
  return VIEWER_BYTES + model.bytes
}

/**
 * Loads the viewer and the model side by side. The model comes into the browser's own cache, from which the viewer
 * takes it: so a failure is met here and can be tried again, while the viewer would remember a failed address.
 *
 * @param onLoaded  told the bytes of each part that has arrived
 * @throws when one of them does not come
 */
export async function loadModel(
  model: ProductModel,
  { signal, onLoaded }: { signal: AbortSignal; onLoaded: (bytes: number) => void },
): Promise<Engine> {
  const loadFile = async () => {
    const answer = await fetch(model.url, { signal })
    if (!answer.ok) throw new Error(`${model.url}: ${answer.status}`)
    await answer.arrayBuffer()
    onLoaded(model.bytes)
  }
  const loadEngine = async () => {
    const { engine } = await import('./engine.ts')
    onLoaded(VIEWER_BYTES)
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
