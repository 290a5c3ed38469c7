/** Returns a part of a pool of connections: whole ones, and at least one. */
export function partOf(connections: number, part: number): number {
  return Math.max(1, Math.floor(connections * part))
}
