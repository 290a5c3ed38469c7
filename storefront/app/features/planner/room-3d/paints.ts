import { Color } from 'three'
import type { Paint } from './wall-solids.ts'

const tokens = [
  'surface',
  'paper',
  'sand',
  'sand-soft',
  'line-strong',
  'timber',
  'timber-deep',
  'brick',
  'marigold',
  'marigold-tint',
  'forest-tint',
] as const
type Token = (typeof tokens)[number]

/** What is in a room besides its walls. */
type Thing = 'cut' | 'floor' | 'gap' | 'ceiling' | 'slab' | 'outside' | 'box' | 'rug' | 'rug-edge' | 'chosen'

export type Paints = Readonly<Record<Paint | Thing, Color>>

/** Mixes the colors of a room from the design tokens of an element's page. */
export function paintsOf(element: Element): Paints {
  const style = getComputedStyle(element)
  const token = Object.fromEntries(
    tokens.map((name) => [name, new Color(style.getPropertyValue(`--${name}`).trim())]),
  ) as Record<Token, Color>
  const mix = (one: Token, other: Token, share: number) => token[one].clone().lerp(token[other], share)
  return {
    wall: mix('sand-soft', 'sand', 0.25),
    skirting: token.surface,
    frame: token.surface,
    leaf: mix('timber', 'line-strong', 0.45),
    handle: mix('timber-deep', 'line-strong', 0.5),
    glass: mix('surface', 'forest-tint', 0.35),
    cut: token.timber,
    floor: mix('timber', 'marigold', 0.34).lerp(token['marigold-tint'], 0.2),
    gap: token['timber-deep'],
    ceiling: mix('surface', 'sand', 0.45),
    slab: mix('timber', 'timber-deep', 0.5),
    outside: token['sand-soft'],
    box: mix('sand', 'line-strong', 0.25),
    rug: mix('paper', 'sand', 0.5),
    'rug-edge': mix('brick', 'sand', 0.35),
    chosen: token.brick,
  }
}
