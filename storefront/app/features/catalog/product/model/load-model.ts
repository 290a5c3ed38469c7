import type { ProductModel } from '#contract/catalog/products.ts'
import { readModel } from './read-model.ts'
import type { engine as viewerEngine } from './viewer-engine.ts'

export type Engine = typeof viewerEngine

/**
 * Loads the viewer and the model in parallel. Fetching the model fills the browser's cache, which the viewer reads. A
 * failure thus occurs here and can be retried; the viewer would remember a failed URL.
 *
 * @param onShare  called with the loaded share of each part, 0 to 1; the viewer's scripts go from 0 to 1 directly
 * @throws when either fails to load
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
