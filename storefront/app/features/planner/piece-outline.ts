import type { PieceKind, PlannedPiece } from '#domain/planner/plan.ts'

type Floor = Pick<PlannedPiece, 'kind' | 'width' | 'depth'>

/** Millimeters of what is drawn on furniture. */
const ARM_MM = 160
const BACK_MM = 180
const FRONT_MM = 60
const PILLOW = { depth: 380, gap: 90 }

/**
 * Returns an SVG path of what one sees of a piece from above besides its outline, such as the pillows of a bed. Its middle
 * is the origin and its back is above; '' for a plain rectangle.
 */
export function detailPath({ kind, width, depth }: Floor): string {
  const [left, right, top, bottom] = [-width / 2, width / 2, -depth / 2, depth / 2]
  const across = (y: number, from = left, to = right) => `M${from} ${y}H${to}`
  const down = (x: number, from = top, to = bottom) => `M${x} ${from}V${to}`
  switch (lookOf(kind)) {
    case 'bed': {
      const count = width > 1300 ? 2 : 1
      const side = (width - (count + 1) * PILLOW.gap) / count
      const pillows = Array.from({ length: count }, (_, at) =>
        box(left + PILLOW.gap + at * (side + PILLOW.gap), top + PILLOW.gap, side, Math.min(PILLOW.depth, depth / 4)),
      )
      return pillows.join('') + across(top + Math.min(PILLOW.depth, depth / 4) + 2 * PILLOW.gap)
    }
    case 'sofa': {
      const [back, arm] = [Math.min(BACK_MM, depth / 3), Math.min(ARM_MM, width / 5)]
      return across(top + back) + down(left + arm, top + back) + down(right - arm, top + back)
    }
    case 'front':
      return (
        across(bottom - Math.min(FRONT_MM, depth / 4)) + doorsOf(width, bottom - Math.min(FRONT_MM, depth / 4), bottom)
      )
    case 'chair':
      return across(top + Math.min(90, depth / 5))
    case 'round': {
      const radius = Math.min(width, depth) / 4
      return `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`
    }
    case 'plain':
      return ''
  }
}

function lookOf(kind: PieceKind): 'bed' | 'sofa' | 'front' | 'chair' | 'round' | 'plain' {
  switch (kind) {
    case 'bed':
    case 'four-poster':
    case 'bunk-bed':
    case 'mattress':
      return 'bed'
    case 'sofa':
    case 'corner-sofa':
    case 'armchair':
    case 'lounger':
      return 'sofa'
    case 'wardrobe':
    case 'drawers':
    case 'shelf':
      return 'front'
    case 'chair':
    case 'office-chair':
    case 'bench':
      return 'chair'
    case 'lamp':
      return 'round'
    default:
      return 'plain'
  }
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

/** The lines between the doors of a cupboard, each about half a meter wide. */
function doorsOf(width: number, top: number, bottom: number): string {
  const count = Math.max(1, Math.round(width / 500))
  const lines = Array.from({ length: count - 1 }, (_, at) => -width / 2 + ((at + 1) * width) / count)
  return lines.map((x) => `M${Math.round(x)} ${top}V${bottom}`).join('')
}
