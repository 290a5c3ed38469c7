import type { LengthUnit } from '#domain/catalog/length-units.ts'

/** Millimeters of one press of an arrow key, and with Shift: 1 and 10 cm, or 1 and 6 in. */
export const STEPS_MM = {
  cm: { short: 10, long: 100 },
  ft: { short: 25.4, long: 152.4 },
} satisfies Record<LengthUnit, { short: number; long: number }>
/** Degrees of one press of R, and with Shift. */
export const TURN_DEGREES = 90
const SMALL_TURN_DEGREES = 15

export type PieceAction =
  | { do: 'move'; x: number; y: number }
  | { do: 'turn'; degrees: number }
  | { do: 'remove' }
  | { do: 'copy' }

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Returns what a key does to the piece that has the focus; undefined for keys of the browser. */
export function pieceAction(
  { key, shiftKey, ctrlKey, metaKey, altKey }: Pressed,
  unit: LengthUnit,
): PieceAction | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  const arrow = Object.hasOwn(arrows, key) ? arrows[key] : undefined
  if (arrow) {
    const step = STEPS_MM[unit][shiftKey ? 'long' : 'short']
    return { do: 'move', x: arrow[0] * step, y: arrow[1] * step }
  }
  switch (key.toLowerCase()) {
    case 'r':
      return { do: 'turn', degrees: shiftKey ? SMALL_TURN_DEGREES : TURN_DEGREES }
    case 'd':
      return { do: 'copy' }
    case 'delete':
    case 'backspace':
      return { do: 'remove' }
    default:
      return undefined
  }
}

/** Returns how a key zooms the plan. A keyboard may have the plus above another sign, and Nepali figures. */
export function zoomAction({ key, ctrlKey, metaKey, altKey }: Pressed): 'in' | 'out' | 'whole' | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === '+' || key === '=') return 'in'
  if (key === '-' || key === '_') return 'out'
  return key === '0' || key === '०' ? 'whole' : undefined
}

/** Returns whether keys undo or redo; anywhere on the page but in a field, which has its own. */
export function travelAction({ key, shiftKey, ctrlKey, metaKey, altKey }: Pressed): 'undo' | 'redo' | undefined {
  if ((!ctrlKey && !metaKey) || altKey) return undefined
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : undefined
}
