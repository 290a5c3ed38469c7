import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { MODEL_CONTENT_TYPE, modelKey } from '#domain/catalog/model.ts'
import type { MediaStorage } from '#api/platform/media/storage.ts'
import index from './models/index.json' with { type: 'json' }

/**
 * `bytes`: compressed size. The measures are those of the whole model. `colors`: slugs of its material variants, if any.
 */
export type DemoModel = {
  id: string
  bytes: number
  widthCm: number
  depthCm: number
  heightCm: number
  colors?: string[]
}

export const demoModels: Record<string, DemoModel> = index

/**
 * Returns the model built from a file of seed/art, named as in its manifest: `models/bagmati-three-seater-sofa.glb`.
 *
 * @throws RangeError when it is missing: `npm run seed:models` was not run after the art changed
 */
export function demoModel(file: string): DemoModel {
  const model = demoModels[file]
  if (!model) throw new RangeError(`seed/models has no model of ${file}; run: npm run seed:models`)
  return model
}

/** Copies the demo's models to the storage, plain and compressed, except existing ones. */
export async function copyDemoModels(storage: MediaStorage): Promise<void> {
  for (const { id } of Object.values(demoModels)) {
    if ((await storage.sizeOf(modelKey(id))) !== undefined) continue
    const compressed = await readDemoModel(id)
    await storage.put(modelKey(id, 'br'), compressed, MODEL_CONTENT_TYPE)
    // The plain file comes last: if it exists, both do.
    await storage.put(modelKey(id), await promisify(brotliDecompress)(compressed), MODEL_CONTENT_TYPE)
  }
}

function readDemoModel(id: string): Promise<Buffer> {
  return readFile(join(import.meta.dirname, 'models', modelKey(id, 'br')))
}
