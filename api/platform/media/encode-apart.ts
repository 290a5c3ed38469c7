import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { PictureFormat } from '#domain/catalog/picture.ts'

export type WantedFile = { key: string; width: number; format: PictureFormat }
export type EncodedFile = WantedFile & { bytes: Uint8Array }

/** What the process is sent, and what it answers. */
export type EncodingOrder = { pixels: Uint8Array; files: readonly WantedFile[] }
export type Encoding = { files: EncodedFile[] } | { problem: string }

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
  const child = fork(new URL('encoding-process.ts', import.meta.url), {
    execArgv: [],
    serialization: 'advanced',
    signal,
  })
  const ended = once(child, 'exit').then(([code, killedBy]) => {
    throw new Error(`The process that encodes pictures ended: ${code ?? killedBy}`)
  })
  child.send({ pixels, files } satisfies EncodingOrder)
  const [answer] = await Promise.race([once(child, 'message') as Promise<[Encoding]>, ended])
  if ('problem' in answer) throw new Error(`A picture could not be encoded: ${answer.problem}`)
  return answer.files
}
