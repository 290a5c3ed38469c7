import type { GLTF } from 'three/addons/loaders/GLTFLoader.js'
import { disposeMaterial, disposeOf } from './dispose-of.ts'
import type { ModelFiles } from './model-files.ts'
import { type Part, partsIn, readFile } from './model-parts.ts'
import type { PieceModel } from './shown-piece.ts'

type Look = Pick<PieceModel, 'url' | 'color'>

/** The models of a room: each file is read once, for all its copies and colors. */
export function modelStore(bytes: ModelFiles, onChange: () => void) {
  const gone = new AbortController()
  const files = new Map<string, Promise<GLTF>>()
  const looks = new Map<string, readonly Part[] | 'loading' | 'failed'>()

  const fileAt = (url: string) => {
    const file = files.get(url) ?? bytes.bytesOf(url).then(readFile)
    files.set(url, file)
    return file
  }
  const load = async (key: string, { url, color }: Look) => {
    looks.set(key, 'loading')
    try {
      looks.set(key, await partsIn(await fileAt(url), color))
    } catch (error) {
      if (gone.signal.aborted) return
      console.warn('A 3D model did not load:', error)
      files.delete(url)
      bytes.forget(url)
      looks.set(key, 'failed')
    }
    if (!gone.signal.aborted) onChange()
  }
  return {
    /** Starts what is not loaded yet; what has failed waits for `forgetFailures`. */
    want: (wanted: readonly Look[]) => {
      for (const look of wanted) if (!looks.has(keyOf(look))) void load(keyOf(look), look)
    },
    partsOf: (look: Look): readonly Part[] | undefined => {
      const parts = looks.get(keyOf(look))
      return typeof parts === 'object' ? parts : undefined
    },
    stateOf: (look: Look): 'loading' | 'failed' | 'loaded' => {
      const parts = looks.get(keyOf(look)) ?? 'loading'
      return typeof parts === 'string' ? parts : 'loaded'
    },
    forgetFailures: () => {
      for (const [key, parts] of looks) if (parts === 'failed') looks.delete(key)
    },
    dispose: () => {
      gone.abort()
      for (const parts of looks.values()) {
        if (typeof parts === 'object') for (const { material } of parts) disposeMaterial(material)
      }
      // A file that failed has nothing to free.
      for (const file of files.values())
        file.then(
          ({ scene }) => disposeOf(scene),
          () => undefined,
        )
    },
  }
}

export function keyOf({ url, color }: Look): string {
  return `${url} ${color}`
}
