import '@google/model-viewer'
import { Renderer } from '@google/model-viewer/lib/three-components/Renderer.js'

// Loaded when somebody asks for a model: it weighs nearly twice as much as all other scripts of a page together.

let isReleased = false

/** All viewers share one WebGL context, which would outlive the last of them. */
export const engine = {
  /** To be called before a viewer is made. */
  wake() {
    if (isReleased) Renderer.resetSingleton()
    isReleased = false
  },

  /** Gives the graphics memory back, when the last viewer has left the page. */
  release() {
    Renderer.singleton.canvas3D.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
    isReleased = true
  },
}
