import { createHash } from 'node:crypto'

/** Counts and hashes a stream of bytes. */
export class Tally {
  bytes = 0
  readonly #hash = createHash('sha256')

  add(bytes: Uint8Array): void {
    this.bytes += bytes.length
    this.#hash.update(bytes)
  }

  async *over(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const bytes of source) {
      this.add(bytes)
      yield bytes
    }
  }

  /** Returns the totals; nothing can be added afterwards. */
  result(): { bytes: number; sha256: string } {
    return { bytes: this.bytes, sha256: this.#hash.digest('hex') }
  }
}
