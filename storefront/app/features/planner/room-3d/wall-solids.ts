import type { Polygon } from '#domain/planner/geometry.ts'
import { isDoor, type Opening, type Plan, type Room } from '#domain/planner/plan.ts'
import { pointAt, type Wall, wallsOf } from '#domain/planner/walls.ts'
import { WALL_MM } from '../drawing-box.ts'

/** What a part of a wall is made of. */
export type Paint = 'wall' | 'skirting' | 'frame' | 'leaf' | 'handle' | 'glass'

/**
 * A part of a wall in meters: upright, with four corners on the floor. They run along the wall at its inner side, and
 * back at its outer side. `x` and `y` are those of the plan; `bottom` and `top` are above the floor.
 */
export type WallSolid = { paint: Paint; base: Polygon; bottom: number; top: number }

const MM_PER_M = 1000
const SKIRTING_MM = { thick: 14, height: 90 }
const FRAME_MM = { wide: 50, before: 12 }
const LEAF_MM = 42
const HANDLE_MM = { height: 1020, wide: 130, thick: 30, fromEdge: 90 }
const GLASS_MM = 8
/** The board below a window, into the room. */
const BOARD_MM = { deep: 60, thick: 28 }
/** Wider windows have a post in the middle. */
const ONE_PANE_MM = 800

/** Returns the parts of each wall, in the order of the walls: itself around its openings, doors, windows and skirting. */
export function wallSolids({ room, openings }: Pick<Plan, 'room' | 'openings'>): WallSolid[][] {
  const outer = outerCorners(room)
  return wallsOf(room).map((wall) => {
    const own = openings
      .filter((opening) => opening.wall === wall.at)
      .toSorted((one, other) => one.offset - other.offset)
    return [...masonry(wall, outer, own, room.height), ...own.flatMap((opening) => partsOf(opening, wall))].map(
      toMeters,
    )
  })
}

/** The corners of the walls' outer side, in millimeters; sharp corners are cut short. */
export function outerCorners(room: Room): Polygon {
  const walls = wallsOf(room)
  return walls.map((wall, at) => {
    const before = walls.at(at - 1) ?? wall
    const sum = { x: before.inward.x + wall.inward.x, y: before.inward.y + wall.inward.y }
    const share = WALL_MM / Math.max(LEAST_MITER, 1 + before.inward.x * wall.inward.x + before.inward.y * wall.inward.y)
    const [corner] = wall.segment
    return { x: corner.x - sum.x * share, y: corner.y - sum.y * share }
  })
}

const LEAST_MITER = 0.3

/** The wall between, above and below its openings, and the skirting board of what stands on the floor. */
function masonry(wall: Wall, outer: Polygon, openings: readonly Opening[], height: number): WallSolid[] {
  const stops = [0, ...openings.flatMap(({ offset, width }) => [offset, offset + width]), wall.length]
  return stops.slice(1).flatMap((to, at) => {
    const from = stops[at] ?? 0
    if (to - from < 1) return []
    const [start, end] = [outer[wall.at], outer[(wall.at + 1) % outer.length]]
    const base = [
      pointAt(wall, from, 0),
      pointAt(wall, to, 0),
      to === wall.length && end ? end : pointAt(wall, to, -WALL_MM),
      from === 0 && start ? start : pointAt(wall, from, -WALL_MM),
    ]
    const opening = at % 2 === 1 ? openings[(at - 1) / 2] : undefined
    const parts = opening ? aroundOpening(opening, height) : [{ bottom: 0, top: height }]
    return parts.flatMap(({ bottom, top }): WallSolid[] => [
      { paint: 'wall', base, bottom, top },
      ...(bottom > 0 ? [] : [block(wall, 'skirting', [from, to], [0, SKIRTING_MM.thick], [0, SKIRTING_MM.height])]),
    ])
  })
}

function aroundOpening(opening: Opening, height: number): { bottom: number; top: number }[] {
  const sill = sillOf(opening)
  const head = sill + opening.height
  const below = sill > 0 ? [{ bottom: 0, top: sill }] : []
  return head < height ? [...below, { bottom: head, top: height }] : below
}

function sillOf(opening: Opening): number {
  return isDoor(opening) ? 0 : opening.sill
}

type Span = readonly [from: number, to: number]

/** A part along a wall: how far along, how far into the room, and how high. */
function block(wall: Wall, paint: Paint, along: Span, inward: Span, [bottom, top]: Span): WallSolid {
  const base = [
    pointAt(wall, along[0], inward[1]),
    pointAt(wall, along[1], inward[1]),
    pointAt(wall, along[1], inward[0]),
    pointAt(wall, along[0], inward[0]),
  ]
  return { paint, base, bottom, top }
}

function partsOf(opening: Opening, wall: Wall): WallSolid[] {
  const [from, to] = [opening.offset, opening.offset + opening.width]
  const [bottom, top] = [sillOf(opening), sillOf(opening) + opening.height]
  const through: Span = [-WALL_MM, FRAME_MM.before]
  const frame = [
    block(wall, 'frame', [from, from + FRAME_MM.wide], through, [bottom, top]),
    block(wall, 'frame', [to - FRAME_MM.wide, to], through, [bottom, top]),
    block(wall, 'frame', [from + FRAME_MM.wide, to - FRAME_MM.wide], through, [top - FRAME_MM.wide, top]),
  ]
  const inner: Span = [from + FRAME_MM.wide, to - FRAME_MM.wide]
  const upper = top - FRAME_MM.wide
  if (isDoor(opening)) return [...frame, ...leafOf(wall, opening.hinge, inner, upper)]
  const middle = (from + to) / 2
  const [front, back] = [-WALL_MM / 2 + FRAME_MM.wide / 2, -WALL_MM / 2 - FRAME_MM.wide / 2]
  const post = block(
    wall,
    'frame',
    [middle - FRAME_MM.wide / 2, middle + FRAME_MM.wide / 2],
    [back, front],
    [bottom, upper],
  )
  return [
    ...frame,
    block(wall, 'frame', inner, [back, front], [bottom, bottom + FRAME_MM.wide]),
    ...(opening.width > ONE_PANE_MM ? [post] : []),
    block(
      wall,
      'frame',
      [from - BOARD_MM.thick, to + BOARD_MM.thick],
      [-WALL_MM / 2, BOARD_MM.deep],
      [bottom - BOARD_MM.thick, bottom],
    ),
    block(wall, 'glass', inner, [-WALL_MM / 2 - GLASS_MM / 2, -WALL_MM / 2 + GLASS_MM / 2], [bottom, upper]),
  ]
}

/** A closed door: what it sweeps is in the plan. */
function leafOf(wall: Wall, hinge: 'start' | 'end', inner: Span, top: number): WallSolid[] {
  const [near, far] = [inner[0] + HANDLE_MM.fromEdge, inner[1] - HANDLE_MM.fromEdge]
  const handle: Span = hinge === 'start' ? [far - HANDLE_MM.wide, far] : [near, near + HANDLE_MM.wide]
  return [
    block(wall, 'leaf', inner, [-LEAF_MM, 0], [0, top]),
    block(wall, 'handle', handle, [0, 2 * HANDLE_MM.thick], [HANDLE_MM.height, HANDLE_MM.height + HANDLE_MM.thick]),
  ]
}

function toMeters({ paint, base, bottom, top }: WallSolid): WallSolid {
  return {
    paint,
    base: base.map(({ x, y }) => ({ x: x / MM_PER_M, y: y / MM_PER_M })),
    bottom: bottom / MM_PER_M,
    top: top / MM_PER_M,
  }
}
