import { type FurnitureKind, furnitureKinds } from '../catalog/furniture-kinds.ts'
import type { Point, Polygon } from './geometry.ts'

/**
 * A plan of a room, seen from above. Lengths are whole millimeters: x runs to the right, y downwards, as in SVG. Angles
 * are whole degrees from 0 to 359, clockwise. At 0 degrees the back of a piece points up and its front down.
 */
export type Plan = {
  version: typeof PLAN_VERSION
  /** In one line; '' for none. */
  name: string
  room: Room
  openings: readonly Opening[]
  pillars: readonly Pillar[]
  /** The later lies above the earlier in the drawing. */
  pieces: readonly PlannedPiece[]
}

export type Room = {
  /** Corners of a simple polygon, clockwise. Wall `n` runs from corner `n` to the next. */
  corners: Polygon
  /** From floor to ceiling. */
  height: number
}

type InWall = {
  /** Unique among all ids of the plan. */
  id: string
  /** Index of the wall. */
  wall: number
  /** From the wall's first corner to the nearer side of the opening. */
  offset: number
  width: number
  height: number
}

export const doorOpens = ['inwards', 'outwards', 'slides'] as const

export type Door = InWall & {
  kind: 'door'
  opens: (typeof doorOpens)[number]
  /** Where the hinges are: near the wall's first corner or its last. Without meaning for a door that slides. */
  hinge: 'start' | 'end'
}

export type PlannedWindow = InWall & {
  kind: 'window'
  /** From the floor to the lower edge. */
  sill: number
}

export type Opening = Door | PlannedWindow

export function isDoor(opening: Opening): opening is Door {
  return opening.kind === 'door'
}

/** A rectangle along x and y, from floor to ceiling; `x` and `y` are its least corner. It may stand within a wall. */
export type Pillar = { id: string; x: number; y: number; width: number; depth: number }

/** The shop's kinds of furniture, and those that only shoppers enter: a rug, and what is round or oval from above. */
export type PieceKind = FurnitureKind | 'rug' | 'round'
export const pieceKinds: readonly PieceKind[] = [...furnitureKinds, 'rug', 'round']

/** What is known of a piece before it has a place. */
export type PieceFacts = {
  /** In one line. */
  name: string
  kind: PieceKind
  width: number
  depth: number
  height: number
} & (
  | {
      own: false
      productId: string
      variantId: string
      /** The table of a set, in the middle of its size, which counts pulled-out chairs; missing where nobody knows. */
      table?: Table
    }
  /** The shopper's own furniture. */
  | { own: true }
)

export type Table = { width: number; depth: number }

export type PlannedPiece = PieceFacts &
  /** Its middle. */
  Point & {
    /** Unique among all ids of the plan. */
    id: string
    turn: number
  }

export const PLAN_VERSION = 1

export const MAX_CORNERS = 12
export const MAX_OPENINGS = 10
export const MAX_PILLARS = 10
export const MAX_PIECES = 60
export const MAX_NAME_LENGTH = 60

/** Each side of the rectangle around a room. */
export const ROOM_SIDE_MM = { least: 1000, most: 20_000 }
export const CEILING_MM = { least: 1800, most: 6000 }
/** A niche may be this shallow. */
export const WALL_MM = { least: 100, most: ROOM_SIDE_MM.most }
/** Any side of an opening. */
export const OPENING_MM = { least: 200, most: 10_000 }
/** From a slim post to a block of stairs. */
export const PILLAR_MM = { least: 50, most: 5000 }
/** From a rug to a wall of shelves. */
export const PIECE_MM = { least: 5, most: 10_000 }
/** A piece may be put down beside the room, not out of sight. */
export const PLACE_MM = { least: -5000, most: ROOM_SIDE_MM.most + 5000 }

/** Whether a piece lies on the floor, and everything may stand on it. */
export function isFlat({ kind }: Pick<PlannedPiece, 'kind'>): boolean {
  return kind === 'rug'
}
