/** glTF 2.0 in one binary file: metres, y upwards, the front towards +z. */
export const MODEL_CONTENT_TYPE = 'model/gltf-binary'

/** The address of a 3D model. */
export function modelUrl(id: string): string {
  return `/media/${modelKey(id)}`
}

/** Where a model lies in the storage, plain or compressed with brotli. */
export function modelKey(id: string, encoding?: 'br'): string {
  return encoding === undefined ? `${id}/model.glb` : `${id}/model.glb.${encoding}`
}

/** Whether `text` can be the id of a model: 24 hex digits that change with the content, so its file never does. */
export function isModelId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text)
}
