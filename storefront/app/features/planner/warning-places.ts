import { middleOf, type Point } from '#domain/planner/geometry.ts'
import type { Plan } from '#domain/planner/plan.ts'
import type { Warning } from '#domain/planner/warning.ts'
import { viewBoxOf } from './drawing-box.ts'
import { LETTER } from './fitted-lines.ts'
import { halves, labelsOf } from './label-of.ts'
import { layersOf } from './layers.ts'
import { floorText, mmText, type Words } from './words.ts'

/** Radius of a number's disc, in letters. */
export const DISC = 0.85
/** Where the length of a gap begins beside the middle of its number, in radii. */
export const BESIDE = 1.3
/** Where a number looks for a free place: in circles around its own, this many radii apart. */
const RING = 0.75
const RINGS = 8
const DIRECTIONS = 12

type Box = { left: number; right: number; top: number; bottom: number }

/**
 * Returns where the number of each warning stands, in millimeters: in the middle of what it is about, or as near to it as
 * it covers no name and no other number. Where all is full it stays in the middle.
 *
 * @param letter  height of a letter, in millimeters
 */
export function numberPlaces(warnings: readonly Warning[], plan: Plan, words: Words, letter: number): Point[] {
  const taken = layersOf(plan.pieces).flatMap((layer) => nameBoxes(layer, words, letter))
  const { x, y, width, height } = viewBoxOf(plan)
  const drawing = { left: x, right: x + width, top: y, bottom: y + height }
  return warnings.map((warning) => {
    const boxAt = (place: Point) => numberBox(warning, place, words, letter)
    const isFree = (place: Point) => {
      const box = boxAt(place)
      return isInside(box, drawing) && !taken.some((other) => isOver(box, other))
    }
    const middle = middleOf(lineOf(warning) ?? warning.shape)
    const place = [middle, ...around(middle, DISC * letter)].find(isFree) ?? middle
    taken.push(boxAt(place))
    return place
  })
}

export function lineOf(warning: Warning) {
  return 'line' in warning ? warning.line : undefined
}

function nameBoxes(pieces: Plan['pieces'], words: Words, letter: number): Box[] {
  return labelsOf(pieces, (piece) => floorText(words, piece), letter).map((label) => {
    const { width, height } = halves(label, letter)
    return { left: label.x - width, right: label.x + width, top: label.y - height, bottom: label.y + height }
  })
}

/** A number with the length beside it. */
function numberBox(warning: Warning, { x, y }: Point, words: Words, letter: number): Box {
  const radius = DISC * letter
  const beside = 'gapMm' in warning ? BESIDE * radius + mmText(words, warning.gapMm).length * LETTER * letter : radius
  return { left: x - radius, right: x + beside, top: y - radius, bottom: y + radius }
}

/** The nearest places first. */
function around({ x, y }: Point, radius: number): Point[] {
  return Array.from({ length: RINGS * DIRECTIONS }, (_, at) => {
    const away = (Math.floor(at / DIRECTIONS) + 1) * RING * radius
    const angle = (2 * Math.PI * at) / DIRECTIONS
    return { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) }
  })
}

function isOver(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}

function isInside(box: Box, outer: Box): boolean {
  return box.left >= outer.left && box.right <= outer.right && box.top >= outer.top && box.bottom <= outer.bottom
}
