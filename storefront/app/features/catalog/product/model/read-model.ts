/**
 * Reads a model to its end.
 *
 * @param onShare  called repeatedly with the share that has arrived, 0 to 1
 */
export async function readModel(body: ReadableStream<Uint8Array>, onShare: (share: number) => void): Promise<void> {
  const reader = body.getReader()
  let arrived = 0
  let length: number | undefined
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (arrived === 0) length = lengthIn(part.value)
    arrived += part.value.byteLength
    if (length !== undefined) onShare(Math.min(arrived / length, 1))
  }
  onShare(1)
}

/**
 * Reads the length from the header of a glTF binary. The response's own length counts compressed bytes, while the
 * stream is decompressed.
 */
function lengthIn(beginning: Uint8Array): number | undefined {
  const { buffer, byteOffset, byteLength } = beginning
  return byteLength < 12 ? undefined : new DataView(buffer, byteOffset).getUint32(8, true)
}
