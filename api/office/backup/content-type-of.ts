import { extname } from 'node:path'
import { MODEL_CONTENT_TYPE } from '#domain/catalog/model.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.glb': MODEL_CONTENT_TYPE,
  '.br': MODEL_CONTENT_TYPE,
}

/** Returns the type of an upload, for buckets that also serve other clients; encrypted photos are plain bytes. */
export function contentTypeOf(key: string): string {
  return types[extname(key)] ?? 'application/octet-stream'
}
