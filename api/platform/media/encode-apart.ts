import type { PictureFormat } from '#domain/catalog/picture.ts'
import { workApart } from '../process/work-apart.ts'

const program = new URL('encoding-process.ts', import.meta.url)

export type WantedFile = { key: string; width: number; format: PictureFormat }
export type EncodedFile = WantedFile & { bytes: Uint8Array }

/** What the process is sent, and what it answers. */
export type EncodingOrder = { pixels: Uint8Array; files: readonly WantedFile[] }
export type Encoding = { files: EncodedFile[] }

/**
 * Encodes files of a picture in a process of the lowest priority: AVIF takes seconds of a processor, which orders need.
 *
 * @param pixels  from `encodePixels`
 * @param signal  ends the process
 */
export async function encodeApart(
  pixels: Uint8Array,
  files: readonly WantedFile[],
  signal: AbortSignal,
): Promise<EncodedFile[]> {
  const order: EncodingOrder = { pixels, files }
  const encoding = await workApart<EncodingOrder, Encoding>(program, order, { signal })
  return encoding.files
}
