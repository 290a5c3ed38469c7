import { prefetch } from './lazy-part.tsx'

type Hear = (event: PopStateEvent) => void

let hear: Hear = dropClosedLayers
let isListening = false

/**
 * Registers the listener that passes traversals on to the layers (layers.ts). It must come before React Router's:
 * browsers call the window's `popstate` listeners in their order, whether they capture or not.
 */
export function listenFirst(): void {
  if (isListening) return
  isListening = true
  window.addEventListener('popstate', (event) => hear(event))
  dropClosedLayers()
}

export function hearFirst(listener: Hear): void {
  listenFirst()
  hear = listener
}

/** The script of the layers loads with the first of them, or here: a reload has closed all, so their entries go. */
function dropClosedLayers(): void {
  if (!(history.state as { layers?: number } | null)?.layers) return
  prefetch(async () => (await import('./layers.ts')).startLayers())
}
