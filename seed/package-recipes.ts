import type { PackageName } from './ne/packages.ts'
import type { Box } from './packages.ts'

/** Sides without wrapping, in centimeters: length, width and height. */
type Sides = (box: Box) => [number, number, number]

export type PackedPart = {
  name: PackageName | ''
  sides: Sides
  /** Share of the weight of all parts; `count` packages divide it. */
  share: number
  count?: number
  /** Only this type has the part. */
  onlyType?: string
}

type Recipe = { comesAssembled: boolean; parts: readonly PackedPart[] }

const whole: Sides = ({ width, depth, height }) => [width, depth, height]
const one: Recipe = { comesAssembled: true, parts: [{ name: '', sides: whole, share: 1 }] }
const folded: Recipe = { comesAssembled: true, parts: [{ name: '', sides: () => [70, 55, 30], share: 1 }] }

const headboard: PackedPart = { name: 'Headboard', sides: ({ width, height }) => [width, height, 10], share: 28 }
const rails: PackedPart = { name: 'Side rails', sides: ({ depth }) => [depth - 10, 28, 12], share: 18 }
const slats: PackedPart = { name: 'Slats', sides: ({ width }) => [width - 14, 40, 14], share: 34 }
const footEnd: PackedPart = { name: 'Foot end', sides: ({ width }) => [width, 36, 10], share: 20 }
const legs: PackedPart = { name: 'Legs', sides: () => [36, 22, 12], share: 5 }

const bed: Recipe = {
  comesAssembled: false,
  parts: [
    headboard,
    rails,
    slats,
    footEnd,
    { name: 'Gas springs', sides: () => [90, 25, 20], share: 15, onlyType: 'Hydraulics' },
  ],
}

/** A body in one piece; only its legs are put on in the room. */
const onLegs: Recipe = {
  comesAssembled: true,
  parts: [{ name: 'Body', sides: ({ width, depth, height }) => [width, depth, height - 12], share: 95 }, legs],
}

/** @param pairs  cartons of two chairs each */
function diningSet(top: Sides, frame: Sides, pairs: number, others: readonly PackedPart[] = []): Recipe {
  return {
    comesAssembled: false,
    parts: [
      { name: 'Table top', sides: top, share: 40 },
      { name: 'Table frame', sides: frame, share: 15 },
      { name: 'Chairs', sides: () => [98, 58, 54], share: 11 * pairs, count: pairs },
      ...others,
    ],
  }
}

/** How the demo's furniture is packed, by kind, and by slug where a product differs from its kind. Nobody has measured it. */
export const recipes: Readonly<Record<string, Recipe>> = {
  bed,
  'himal-storage-bed': {
    comesAssembled: false,
    parts: [
      headboard,
      { name: 'Storage box', sides: ({ depth }) => [depth - 16, 36, 16], share: 34 },
      { name: 'Lifting base', sides: ({ width, depth }) => [depth - 18, width / 2, 9], share: 30, count: 2 },
      { name: 'Gas springs', sides: () => [90, 25, 20], share: 8 },
    ],
  },
  'four-poster': {
    comesAssembled: false,
    parts: [
      { name: 'Posts', sides: ({ height }) => [height, 24, 24], share: 28 },
      { name: 'Headboard', sides: ({ width }) => [width - 18, 100, 8], share: 22 },
      rails,
      slats,
      { name: 'Canopy rails', sides: ({ depth }) => [depth - 12, 16, 16], share: 8 },
    ],
  },
  'bunk-bed': {
    comesAssembled: false,
    parts: [
      { name: 'Bed ends', sides: ({ depth, height }) => [height, depth - 8, 14], share: 36 },
      { name: 'Side rails', sides: ({ width }) => [width - 10, 30, 20], share: 34 },
      { name: 'Slats', sides: ({ depth }) => [depth - 16, 60, 16], share: 22 },
      { name: 'Ladder', sides: () => [150, 38, 8], share: 8 },
    ],
  },
  wardrobe: {
    comesAssembled: false,
    parts: [
      { name: 'Side panels', sides: ({ depth, height }) => [height, depth, 8], share: 26 },
      { name: 'Doors', sides: ({ width, height }) => [height - 40, width / 3, 10], share: 30 },
      { name: 'Back and shelves', sides: ({ width, height }) => [height - 10, width / 2, 9], share: 28 },
      { name: 'Drawers', sides: ({ width, depth }) => [width - 8, depth - 8, 26], share: 16 },
    ],
  },
  mattress: { comesAssembled: true, parts: [{ name: '', sides: ({ width }) => [width, 38, 38], share: 1 }] },
  'aaram-orthopaedic-mattress': {
    comesAssembled: true,
    parts: [{ name: '', sides: ({ width, depth, height }) => [depth, width, height], share: 1 }],
  },
  box: one,
  'hiunde-quilted-duvet': folded,
  'sirak-cotton-quilt': folded,
  drawers: one,
  'asan-bedside-table': onLegs,
  'tansen-dresser': onLegs,
  'tansen-sideboard': onLegs,
  'kirtipur-tv-unit': onLegs,
  shelf: { comesAssembled: false, parts: [{ name: '', sides: ({ depth, height }) => [height, depth, 18], share: 1 }] },
  lamp: {
    comesAssembled: false,
    parts: [
      { name: 'Shade', sides: ({ width, depth }) => [width, depth, 42], share: 35 },
      { name: 'Tripod', sides: ({ height }) => [height * 0.85, 14, 14], share: 65 },
    ],
  },
  sofa: {
    comesAssembled: true,
    parts: [{ name: 'Sofa', sides: ({ width, depth, height }) => [width, depth, height - 12], share: 95 }, legs],
  },
  'corner-sofa': {
    comesAssembled: false,
    parts: [
      { name: 'Sofa', sides: ({ width, depth, height }) => [width * 0.65, depth * 0.54, height - 10], share: 56 },
      { name: 'Chaise', sides: ({ width, depth, height }) => [depth, width * 0.35, height - 10], share: 40 },
      legs,
    ],
  },
  armchair: one,
  'dhulikhel-recliner': {
    comesAssembled: false,
    parts: [
      { name: 'Seat', sides: ({ width, depth, height }) => [width, depth - 12, height * 0.55], share: 72 },
      { name: 'Back', sides: ({ width, height }) => [height * 0.7, width - 10, 28], share: 28 },
    ],
  },
  'phulchoki-adirondack-chair': {
    comesAssembled: false,
    parts: [{ name: '', sides: ({ width, depth }) => [depth, width * 0.65, 20], share: 1 }],
  },
  chair: one,
  'ilam-upholstered-chair': {
    comesAssembled: false,
    parts: [{ name: '', sides: ({ width, depth, height }) => [width, depth, height * 0.62], share: 1 }],
  },
  'office-chair': {
    comesAssembled: false,
    parts: [{ name: '', sides: ({ width, depth }) => [depth, width, 34], share: 1 }],
  },
  desk: { comesAssembled: false, parts: [{ name: '', sides: ({ width, depth }) => [width, depth, 16], share: 1 }] },
  'kaski-executive-desk': {
    comesAssembled: false,
    parts: [
      { name: 'Table top', sides: ({ width, depth }) => [width, depth, 8], share: 40 },
      { name: 'Pedestal', sides: ({ depth, height }) => [height - 6, depth - 18, 45], share: 60, count: 2 },
    ],
  },
  'sagar-standing-desk': {
    comesAssembled: false,
    parts: [
      { name: 'Table top', sides: ({ width, depth }) => [width, depth, 5], share: 45 },
      { name: 'Frame and motors', sides: ({ width }) => [width * 0.8, 30, 22], share: 55 },
    ],
  },
  table: one,
  'nagarkot-coffee-table': {
    comesAssembled: false,
    parts: [
      { name: 'Table top', sides: ({ width, depth }) => [width, depth, 6], share: 75 },
      { name: 'Legs', sides: ({ height }) => [height, 24, 18], share: 25 },
    ],
  },
  'sabha-meeting-table': {
    comesAssembled: false,
    parts: [
      { name: 'Table top', sides: ({ width, depth }) => [width / 2, depth, 7], share: 64, count: 2 },
      { name: 'Table frame', sides: ({ width, height }) => [width * 0.6, height, 18], share: 36 },
    ],
  },
  'dining-set': diningSet(
    ({ width, depth }) => [width * 0.673, depth * 0.533, 8],
    ({ height }) => [height - 10, 60, 20],
    3,
  ),
  'gorkha-round-dining-set': diningSet(
    ({ width }) => [width * 0.715, width * 0.715, 6],
    ({ height }) => [height - 12, 50, 50],
    2,
  ),
  'annapurna-eight-seater-dining-set': diningSet(
    ({ width, depth }) => [width * 0.738, depth * 0.562, 9],
    ({ width, height }) => [width * 0.45, height - 12, 24],
    4,
  ),
  'bhaktapur-bench-dining-set': diningSet(
    ({ width, depth }) => [width, depth * 0.571, 6],
    ({ height }) => [height - 10, 70, 16],
    1,
    [{ name: 'Bench', sides: ({ width }) => [width * 0.85, 36, 16], share: 24 }],
  ),
  'sauraha-bistro-set': {
    comesAssembled: true,
    parts: [
      { name: 'Table', sides: () => [78, 64, 9], share: 42 },
      { name: 'Chairs', sides: () => [94, 46, 16], share: 58 },
    ],
  },
  lounger: {
    comesAssembled: true,
    parts: [
      { name: 'Lounger', sides: ({ width, depth }) => [width, depth, 34], share: 80 },
      { name: 'Mattress', sides: ({ width, depth }) => [width / 2, depth - 8, 16], share: 20 },
    ],
  },
  bench: one,
  'tarai-rattan-sofa-set': {
    comesAssembled: false,
    parts: [
      { name: 'Two-seat sofa', sides: ({ depth, height }) => [depth * 0.75, 76, height - 12], share: 32 },
      { name: 'Armchair', sides: ({ height }) => [78, 76, height - 12], share: 38, count: 2 },
      { name: 'Table', sides: () => [100, 60, 40], share: 18 },
      { name: 'Cushions', sides: () => [76, 62, 48], share: 12 },
    ],
  },
  'chitwan-umbrella-patio-set': {
    comesAssembled: false,
    parts: [
      { name: 'Table', sides: () => [110, 110, 12], share: 26 },
      { name: 'Chairs', sides: () => [96, 60, 56], share: 36, count: 2 },
      { name: 'Umbrella', sides: ({ height }) => [height - 20, 20, 20], share: 14 },
      { name: 'Umbrella base', sides: () => [52, 52, 16], share: 24 },
    ],
  },
  'rupa-hanging-chair': {
    comesAssembled: false,
    parts: [
      { name: 'Seat', sides: ({ width }) => [width - 4, width - 8, 74], share: 42 },
      { name: 'Stand', sides: ({ height }) => [height * 0.62, 56, 12], share: 26 },
      { name: 'Stand foot', sides: ({ width }) => [width, width / 2, 10], share: 24 },
      { name: 'Cushions', sides: () => [90, 80, 20], share: 8 },
    ],
  },
  'madhesh-garden-jhula': {
    comesAssembled: false,
    parts: [
      { name: 'Posts and beam', sides: ({ width }) => [width, 30, 26], share: 56 },
      { name: 'Bench', sides: ({ width }) => [width * 0.72, 66, 40], share: 38 },
      { name: 'Cushions', sides: ({ width }) => [width * 0.7, 60, 12], share: 6 },
    ],
  },
}
