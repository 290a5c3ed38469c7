import { DataTexture, LinearFilter } from 'three'

const SIDE_PX = 32
/** Half of the square fades. */
const EDGE = 0.45

/** A square that fades out at its edges. */
export function softSquare(): DataTexture {
  const data = new Uint8Array(SIDE_PX ** 2 * 4).fill(255)
  for (let at = 0; at < SIDE_PX ** 2; at += 1) {
    data[at * 4 + 3] = Math.round(255 * strengthAt(at % SIDE_PX) * strengthAt(Math.floor(at / SIDE_PX)))
  }
  const texture = new DataTexture(data, SIDE_PX, SIDE_PX)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearFilter
  texture.needsUpdate = true
  return texture
}

/** 0 at the edges, and smoothly 1 from a quarter of the way on. */
function strengthAt(at: number): number {
  const share = Math.min(1, (2 * Math.min(at + 0.5, SIDE_PX - at - 0.5)) / SIDE_PX / EDGE)
  return share * share * (3 - 2 * share)
}
