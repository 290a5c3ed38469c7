const MARKER = 0xff
const SCAN = 0xda
const END = 0xd9
/** Bytes after a marker's 0xff that belong to the coded pixels, or stand alone. */
const LONELY = new Set([0x00, 0x01, ...Array.from({ length: 8 }, (_, turn) => 0xd0 + turn), 0xd8, MARKER])

/**
 * Counts the scans of a JPEG, each of which decoders go through once, whatever the size of the file. Thumbnails inside its
 * segments and what follows its end do not count.
 *
 * @source ITU-T T.81, B.1.1
 */
export function countScans(bytes: Uint8Array): number {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let scans = 0
  let at = file.indexOf(MARKER)
  while (at >= 0 && at + 1 < file.length) {
    const marker = file[at + 1]!
    if (marker === END) break
    // Another 0xff may begin the marker itself.
    let next = at + (marker === MARKER ? 1 : 2)
    if (!LONELY.has(marker)) {
      if (marker === SCAN) scans += 1
      if (next + 2 > file.length) break
      next += file.readUInt16BE(next)
    }
    at = file.indexOf(MARKER, next)
  }
  return scans
}
