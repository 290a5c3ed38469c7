import { CanvasTexture, type Color, MeshLambertMaterial, RepeatWrapping, SRGBColorSpace } from 'three'
import type { Paints } from './paints.ts'

/** The picture shows this much floor and repeats. */
const SIDE_M = 2.4
const SIDE_PX = 1024
const BOARDS = 16
const LEAST_BOARD = 0.25
const GRAINS = 7
const JOINT_PX = 1.5

/** Boards along the room's width, drawn once: a picture of a floor would have to be loaded. */
export function timberFloor(paints: Paints): MeshLambertMaterial {
  const canvas = document.createElement('canvas')
  canvas.width = SIDE_PX
  canvas.height = SIDE_PX
  const context = canvas.getContext('2d')
  if (context) drawBoards(context, paints)
  const map = new CanvasTexture(canvas)
  map.colorSpace = SRGBColorSpace
  map.wrapS = RepeatWrapping
  map.wrapT = RepeatWrapping
  map.repeat.set(1 / SIDE_M, 1 / SIDE_M)
  map.anisotropy = 4
  return new MeshLambertMaterial({ map })
}

function drawBoards(context: CanvasRenderingContext2D, paints: Paints): void {
  const random = sequence()
  const height = SIDE_PX / BOARDS
  for (let row = 0; row < BOARDS; row += 1) {
    const start = random() * SIDE_PX
    const cut = start + SIDE_PX * (LEAST_BOARD + random() * (1 - 2 * LEAST_BOARD))
    drawBoard(context, { from: start, to: cut, y: row * height, height }, paints, random)
    drawBoard(context, { from: cut, to: start + SIDE_PX, y: row * height, height }, paints, random)
  }
}

type Board = { from: number; to: number; y: number; height: number }

/** Draws a board, and what of it reaches over the right edge again at the left one. */
function drawBoard(context: CanvasRenderingContext2D, board: Board, paints: Paints, random: () => number): void {
  const color = paints.floor.clone().offsetHSL((random() - 0.5) * 0.012, 0, (random() - 0.5) * 0.07)
  const grains = Array.from({ length: GRAINS }, () => ({ at: random(), bend: random() - 0.5, strength: random() }))
  for (const shift of [0, -SIDE_PX, -2 * SIDE_PX]) {
    const { from, to, y, height } = { ...board, from: board.from + shift, to: board.to + shift }
    if (to < 0 || from > SIDE_PX) continue
    context.fillStyle = cssOf(color)
    context.fillRect(from, y, to - from, height)
    for (const { at, bend, strength } of grains) {
      context.strokeStyle = cssOf(paints.gap, 0.05 + 0.1 * strength)
      context.lineWidth = 1 + 2 * strength
      context.beginPath()
      context.moveTo(from, y + at * height)
      context.bezierCurveTo(
        from + 200,
        y + (at + bend * 0.5) * height,
        to - 200,
        y + (at - bend * 0.5) * height,
        to,
        y + at * height,
      )
      context.stroke()
    }
    context.fillStyle = cssOf(paints.gap, 0.55)
    context.fillRect(from, y, to - from, JOINT_PX)
    context.fillRect(from, y, JOINT_PX, height)
  }
}

function cssOf(color: Color, opacity = 1): string {
  return `#${color.getHexString()}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`
}

/**
 * Numbers from 0 to 1, the same for each floor.
 *
 * @source  Lehmer's generator with the multiplier of Park and Miller (1988)
 */
function sequence(): () => number {
  let state = 20
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
