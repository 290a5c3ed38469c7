import '@google/model-viewer'
import { Renderer } from '@google/model-viewer/lib/three-components/Renderer.js'

// Loaded on demand: it is nearly twice as large as all other scripts of a page together.

let isReleased = false

/** All viewers share a WebGL context, which would outlive the last of them. */
export const engine = {
  /** Must be called before a viewer is created. */
  wake() {
    if (isReleased) Renderer.resetSingleton()
    isReleased = false
  },

  /** Frees the graphics memory once the last viewer has left the page. */
  release() {
    Renderer.singleton.canvas3D.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    isReleased = true
  },
}
