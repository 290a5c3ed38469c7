import type { ProductModel } from '#contract/catalog/products.ts'
import { readModel } from './read-model.ts'
import type { engine as viewerEngine } from './viewer-engine.ts'

export type Engine = typeof viewerEngine

/**
 * Loads the viewer and the model side by side. The model comes into the browser's own cache, from which the viewer
 * takes it: so a failure is met here and can be tried again, while the viewer would remember a failed address.
 *
 * @param onShare  told how much of each part has arrived, 0 to 1; the viewer's scripts come at once or not at all
 * @throws when one of them does not come
 */
export async function loadModel(
  model: ProductModel,
  { signal, onShare }: { signal: AbortSignal; onShare: (part: 'viewer' | 'model', share: number) => void },
): Promise<Engine> {
  const loadFile = async () => {
    const answer = await fetch(model.url, { signal })
    if (!answer.ok || !answer.body) throw new Error(`${model.url}: ${answer.status}`)
    await readModel(answer.body, (share) => onShare('model', share))
  }
  const loadEngine = async () => {
    const { engine } = await import('./viewer-engine.ts')
    onShare('viewer', 1)
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
