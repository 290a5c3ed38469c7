import type { Size } from '../dimension-box.ts'
import { block, levels, type Piece, posts, type Span } from './piece.ts'

export function mattress({ width, depth, height }: Size): Piece[] {
  return [block([0, width], [0, height], [0, depth], levels([0, width], [height * 0.2, height * 0.8]))]
}

export function bed({ width, depth, height }: Size): Piece[] {
  const head = Math.min(10, depth * 0.1)
  const frame: Span = [Math.min(8, height * 0.1), Math.min(34, height * 0.4)]
  return [
    block([0, width], [0, height], [depth - head, depth]),
    ...bedding(width, depth - head, frame, height),
    ...posts([0, width], [0, frame[0]], [0, Math.min(6, depth * 0.1)], Math.min(6, width * 0.1)),
  ]
}

export function fourPoster({ width, depth, height }: Size): Piece[] {
  const post = Math.min(8, width * 0.06, depth * 0.06, height * 0.06)
  const rail: Span = [height - post, height]
  const [left, right]: [Span, Span] = [
    [0, post],
    [width - post, width],
  ]
  const between: Span = [post, width - post]
  return [
    block(left, [0, height], [depth - post, depth]),
    block(between, [0, height * 0.5], [depth - post, depth]),
    block(between, rail, [depth - post, depth]),
    block(right, [0, height], [depth - post, depth]),
    ...bedding(width, depth - post, [height * 0.08, height * 0.2], height * 0.5),
    block(left, rail, [post, depth - post]),
    block(left, [0, height], [0, post]),
    block(between, rail, [0, post]),
    block(right, rail, [post, depth - post]),
    block(right, [0, height], [0, post]),
  ]
}

/** Two beds along the front, one over the other. */
export function bunkBed({ width, depth, height }: Size): Piece[] {
  const post = Math.min(8, width * 0.05, depth * 0.1)
  const between: Span = [post, width - post]
  const tier = (from: number) => [
    block(between, [from, from + height * 0.08], [0, depth]),
    block([post * 1.5, width - post * 1.5], [from + height * 0.08, from + height * 0.14], [post, depth - post]),
  ]
  return [
    ...posts([0, width], [0, height], [depth - post, depth], post),
    ...tier(height * 0.2),
    ...tier(height * 0.66),
    block(between, [height * 0.86, height * 0.93], [0, post]),
    ...posts([0, width], [0, height], [0, post], post),
  ]
}

/** Frame, mattress and two pillows; `most` is the height that they stay below. */
function bedding(width: number, back: number, frame: Span, most: number): Piece[] {
  const edge = Math.min(width * 0.03, back * 0.1)
  const top = Math.min(frame[1] + 18, most * 0.8)
  const pillows: Span = [top, Math.min(top + 10, most * 0.9)]
  const pillow = Math.min(46, back * 0.22)
  return [
    block([0, width], frame, [0, back]),
    block([edge, width - edge], [frame[1], top], [edge, back]),
    block([edge * 3, width / 2 - edge], pillows, [back - pillow, back]),
    block([width / 2 + edge, width - edge * 3], pillows, [back - pillow, back]),
  ]
}
