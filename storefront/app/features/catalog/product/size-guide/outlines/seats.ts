import type { Size } from '../dimension-box.ts'
import { block, divisions, legs, levels, middle, type Piece, posts, type Span } from './piece.ts'

export function sofa(size: Size): Piece[] {
  return upholstered(size, 3)
}

export function armchair(size: Size): Piece[] {
  return upholstered(size, 1)
}

/** The long part of the corner comes to the front at the right. */
export function cornerSofa({ width, depth, height }: Size): Piece[] {
  const [back, arm, chaise] = [depth * 0.14, width * 0.06, width * 0.34]
  const seat: Span = [height * 0.1, height * 0.48]
  const row: Span = [depth * 0.45, depth - back]
  const cushions: Span = [arm, width - chaise]
  return [
    block([0, width], [seat[0], height], [depth - back, depth]),
    block([0, arm], [0, height * 0.68], row),
    block(cushions, seat, row, divisions(cushions, seat, 2)),
    block([width - chaise, width], seat, [0, depth - back]),
    ...posts([width - chaise, width], [0, seat[0]], [0, depth * 0.05], width * 0.02),
  ]
}

export function bench({ width, depth, height }: Size): Piece[] {
  const leg = Math.min(7, width * 0.08, depth * 0.2, height * 0.1)
  const seat = height * 0.46
  const rest: Span = [height * 0.64, height * 0.7]
  const arms = posts([0, width], rest, [leg, depth - leg], leg)
  return [
    ...posts([0, width], [0, seat], [depth - leg, depth], leg),
    block([0, width], [seat, height], [depth - leg, depth], levels([0, width], [seat + (height - seat) / 2])),
    ...arms.slice(0, 1),
    block([0, width], [seat - leg, seat], [0, depth - leg]),
    ...arms.slice(1),
    ...posts([0, width], [0, rest[1]], [0, leg], leg),
  ]
}

export function chair({ width, depth, height }: Size): Piece[] {
  const leg = Math.min(4, width * 0.12, depth * 0.2, height * 0.1)
  const seat = height * 0.53
  return [
    ...legs([0, width], seat - leg, [0, depth], leg),
    block([0, width], [seat - leg, height], [depth - leg, depth]),
    block([0, width], [seat - leg, seat], [0, depth - leg]),
  ]
}

/** On a column with a foot in the shape of a cross. */
export function officeChair({ width, depth, height }: Size): Piece[] {
  const [foot, seat] = [height * 0.05, height * 0.4]
  const arms = posts([0, width], [height * 0.53, height * 0.57], middle(0.5, depth), width * 0.1)
  return [
    block(middle(0.12, width), [0, foot], [depth * 0.56, depth]),
    block([0, width], [0, foot], middle(0.12, depth)),
    block(middle(0.12, width), [0, foot], [0, depth * 0.44]),
    block(middle(0.1, width), [foot, seat - height * 0.07], middle(0.1, depth)),
    block(middle(0.7, width), [seat, height], [depth * 0.84, depth * 0.94]),
    ...arms.slice(0, 1),
    block(middle(0.8, width), [seat - height * 0.07, seat], [depth * 0.12, depth * 0.84]),
    ...arms.slice(1),
  ]
}

/** The head is at the right. */
export function lounger({ width, depth, height }: Size): Piece[] {
  const [lying, level, thick] = [width * 0.64, height * 0.42, height * 0.12]
  const under = level - thick
  return [
    ...legs([0, lying], under, [0, depth], Math.min(6, depth * 0.1)),
    block([0, lying], [under, level], [0, depth]),
    {
      outline: [
        [lying, under],
        [width, height - thick],
        [width, height],
        [lying, level],
      ],
      z: [0, depth],
      lines: [],
    },
  ]
}

/** A back, two arms and cushions between them. */
function upholstered({ width, depth, height }: Size, cushions: number): Piece[] {
  const [back, arm] = [depth * 0.24, Math.min(20, width * 0.14)]
  const foot = height * 0.1
  const arms = posts([0, width], [foot, height * 0.66], [0, depth], arm)
  const between: Span = [arm, width - arm]
  const cushion: Span = [height * 0.33, height * 0.48]
  const seams = [...levels(between, [cushion[0]]), ...divisions(between, cushion, cushions)]
  return [
    block(between, [foot, height], [depth - back, depth]),
    ...arms.slice(0, 1),
    block(between, [foot, cushion[1]], [depth * 0.04, depth - back], seams),
    ...arms.slice(1),
    ...posts([0, width], [0, foot], [0, depth * 0.06], Math.min(5, width * 0.1)),
  ]
}
