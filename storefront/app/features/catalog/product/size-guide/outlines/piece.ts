/** A place on the front, in centimeters: from the left, and from the floor. */
export type Place = readonly [x: number, y: number]
export type Line = readonly [Place, Place]
export type Span = readonly [from: number, to: number]

/** A part of furniture: its outline from the front, as thick as `z` says. Centimeters. */
export type Piece = {
  /** Counterclockwise. */
  outline: readonly Place[]
  /** Where it begins and ends, behind the front of the whole. */
  z: Span
  /** Drawn on its front: doors, drawers, seams. */
  lines: readonly Line[]
  /** Round or oval from above, as wide and deep as its outline. */
  isRound?: boolean
}

export function block([left, right]: Span, [bottom, top]: Span, z: Span, lines: readonly Line[] = []): Piece {
  const outline: Place[] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ]
  return { outline, z, lines }
}

/** Level lines from side to side. */
export function levels([left, right]: Span, heights: readonly number[]): Line[] {
  return heights.map((y) => [
    [left, y],
    [right, y],
  ])
}

/** Upright lines that divide a front into equal parts. */
export function divisions([left, right]: Span, [bottom, top]: Span, parts: number): Line[] {
  return Array.from({ length: parts - 1 }, (_, at) => {
    const x = left + ((right - left) * (at + 1)) / parts
    return [
      [x, bottom],
      [x, top],
    ]
  })
}

/** Two uprights, at the left and right end. */
export function posts([left, right]: Span, y: Span, z: Span, thick: number): Piece[] {
  return [block([left, left + thick], y, z), block([right - thick, right], y, z)]
}

/** Four legs, those behind first; `most` is how thick they may be. */
export function legs(x: Span, height: number, [front, back]: Span, most: number): Piece[] {
  const thick = Math.min(most, (back - front) / 4)
  return [
    ...posts(x, [0, height], [back - thick, back], thick),
    ...posts(x, [0, height], [front, front + thick], thick),
  ]
}

/** The middle part of a length: `middle(0.5, 80)` is 20 to 60. */
export function middle(share: number, of: number): Span {
  return [of * (0.5 - share / 2), of * (0.5 + share / 2)]
}
