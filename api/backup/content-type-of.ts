import { extname } from 'node:path'
import { MODEL_CONTENT_TYPE } from '#domain/model.ts'

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.glb': MODEL_CONTENT_TYPE,
  '.br': MODEL_CONTENT_TYPE,
}

/** Of an upload, for buckets that are asked by others than the shop; encrypted photos are bytes to everybody else. */
export function contentTypeOf(key: string): string {
  return types[extname(key)] ?? 'application/octet-stream'
}
