import { Raycaster, Vector2, Vector3, WebGLRenderer } from 'three'
import type { Plan, PlannedPiece } from '#domain/planner/plan.ts'
import { shapeOf } from '#domain/planner/shapes.ts'
import { prefersReducedMotion } from '../../../ui/preferences.ts'
import { glidingCamera, lensOf } from './camera.ts'
import { followKeys } from './follow-keys.ts'
import { followPointers } from './follow-pointers.ts'
import type { ModelFiles } from './model-files.ts'
import { nextRatio, RATIO } from './pace.ts'
import { nearer, type Pose, turned } from './pose.ts'
import { type ModelCounts, roomScene } from './room-scene.ts'
import type { ShownPiece } from './shown-piece.ts'
import { type Step, stepped } from './steps.ts'
import { poseOf, type View } from './views.ts'

/** After this time without a change, one frame is drawn as sharp as the screen. */
const STILL_MS = 200
const RADIANS_PER_PX = 0.006
/** A label stands this far above its piece. */
const LABEL_M = 0.08

/** Where a piece is in the picture: its middle across, its upper and its lower end, in pixels from the upper left. */
export type Seen = { x: number; top: number; bottom: number }

export type StageHandlers = {
  /** The piece at which somebody pointed; null for none. */
  onPick: (id: string | null) => void
  onModels: (models: ModelCounts) => void
  /** After each frame. `placeOf` returns null for a piece behind the camera. */
  onDrawn: (placeOf: (piece: PlannedPiece) => Seen | null) => void
}

/**
 * Shows a room on a canvas. It draws only when something has changed.
 *
 * @param element  around the canvas: its size, keys, pointers and colors count
 * @throws Error when the browser gives the canvas no context
 */
export function openStage(
  element: HTMLElement,
  canvas: HTMLCanvasElement,
  first: Plan,
  files: ModelFiles,
  handlers: StageHandlers,
) {
  const context = canvas.getContext('webgl2', { alpha: false, powerPreference: 'high-performance' })
  if (!context) throw new Error('The browser refuses another WebGL context')
  const renderer = new WebGLRenderer({ canvas, context })
  // Asking for errors makes the browser wait for each shader.
  renderer.debug.checkShaderErrors = import.meta.env.DEV
  renderer.shadowMap.enabled = true
  renderer.shadowMap.autoUpdate = false
  const { camera, move } = glidingCamera()
  const gone = new AbortController()
  const room = roomScene(element, files, (models) => {
    renderer.shadowMap.needsUpdate = true
    handlers.onModels(models)
    request()
  })
  let plan = first
  let view: View = 'above'
  let pose: Pose = poseOf(plan, view, lensOf('orbit', camera.aspect))
  let isGliding = false
  let ratio = RATIO.most
  /** The first picture comes soon, and sharp a moment later. */
  let hasShown = false
  let frame: number | undefined
  let requestedAt = 0
  let still: ReturnType<typeof setTimeout> | undefined

  const request = () => {
    if (frame !== undefined || gone.signal.aborted) return
    requestedAt = performance.now()
    frame = requestAnimationFrame(run)
  }
  const run = () => {
    frame = undefined
    const waitedMs = performance.now() - requestedAt
    ratio = Math.min(nextRatio(ratio, waitedMs), sharpest())
    const sharpness = hasShown ? ratio : Math.min(ratio, RATIO.first)
    hasShown = true
    const isThere = draw(sharpness, isGliding ? waitedMs : Infinity)
    clearTimeout(still)
    if (!isThere) request()
    else if (sharpness < sharpest()) still = setTimeout(() => draw(sharpest(), Infinity), STILL_MS)
  }
  /** @returns  whether the camera is where it should be */
  const draw = (sharpness: number, ms: number): boolean => {
    if (renderer.getPixelRatio() !== sharpness) renderer.setPixelRatio(sharpness)
    const isThere = move(pose, ms)
    room.fade(camera.position)
    renderer.render(room.scene, camera)
    handlers.onDrawn(placeOf)
    return isThere
  }
  const pixelsOf = (x: number, y: number, heightM: number) => {
    const seen = new Vector3(x / 1000, heightM, y / 1000).project(camera)
    if (seen.z > 1) return null
    return { x: ((seen.x + 1) / 2) * element.clientWidth, y: ((1 - seen.y) / 2) * element.clientHeight }
  }
  const placeOf = (piece: PlannedPiece): Seen | null => {
    const heightM = piece.height / 1000 + LABEL_M
    const middle = pixelsOf(piece.x, piece.y, heightM)
    if (!middle) return null
    const corners = shapeOf(piece).flatMap(({ x, y }) => [pixelsOf(x, y, 0), pixelsOf(x, y, heightM)])
    const ends = [middle, ...corners.filter((corner) => corner !== null)].map(({ y }) => y)
    return { x: middle.x, top: Math.min(...ends), bottom: Math.max(...ends) }
  }
  const go = (to: Pose, glides: boolean) => {
    pose = to
    isGliding = glides && !prefersReducedMotion()
    request()
  }
  const firstPose = () => {
    const { up, across } = lensOf(view === 'above' ? 'orbit' : 'walk', camera.aspect)
    const { clientWidth, clientHeight } = element
    const { left, right, bottom } = buttonsOn(element)
    return poseOf(plan, view, {
      up: up * (1 - bottom / Math.max(clientHeight, 2 * bottom, 1)),
      across: across * (1 - (left + right) / Math.max(clientWidth, 2 * (left + right), 1)),
    })
  }
  const look = (at: View) => {
    view = at
    go(firstPose(), true)
  }
  const resize = () => {
    const { clientWidth, clientHeight } = element
    if (clientWidth === 0 || clientHeight === 0) return
    camera.aspect = clientWidth / clientHeight
    const { left, right, bottom } = buttonsOn(element)
    camera.setViewOffset(clientWidth, clientHeight, (right - left) / 2, bottom / 2, clientWidth, clientHeight)
    renderer.setSize(clientWidth, clientHeight, false)
    pose = resized(pose, firstPose())
    // In this very frame: a canvas of another size is empty.
    draw(Math.min(hasShown ? ratio : RATIO.first, sharpest()), Infinity)
  }
  const tap = (x: number, y: number) => {
    const ray = new Raycaster()
    ray.setFromCamera(new Vector2((2 * x) / element.clientWidth - 1, 1 - (2 * y) / element.clientHeight), camera)
    handlers.onPick(room.pick(ray))
  }

  const observer = new ResizeObserver(resize)
  observer.observe(element)
  const pointers = {
    onDrag: (right: number, down: number) => go(turned(pose, -right * RADIANS_PER_PX, down * RADIANS_PER_PX), false),
    onZoom: (factor: number) => go(nearer(pose, factor), false),
    onTap: tap,
  }
  followPointers(element, pointers, gone.signal)
  const step = (taken: Step, share = 1) => go(stepped(pose, taken, plan, share), true)
  followKeys(element, step, gone.signal)

  return {
    /** Shows a plan. Boxes stand in for models until they have come. */
    show: (next: Plan, pieces: readonly ShownPiece[], chosen: string | null) => {
      // Another door makes a new object of the same walls.
      const isSameRoom = JSON.stringify(next.room) === JSON.stringify(plan.room)
      plan = next
      room.show(next, pieces, chosen)
      if (!isSameRoom) look(view)
    },
    look,
    step,
    retry: room.retry,
    /** Frees all graphics memory; the canvas cannot be used again. */
    dispose: () => {
      gone.abort()
      observer.disconnect()
      clearTimeout(still)
      if (frame !== undefined) cancelAnimationFrame(frame)
      room.dispose()
      renderer.dispose()
      if (!context.isContextLost()) renderer.forceContextLoss()
    },
  }
}

/** Pixels at the sides of the picture on which buttons lie, as its styles say. The room from above stays clear of them. */
function buttonsOn(element: HTMLElement): { left: number; right: number; bottom: number } {
  const style = getComputedStyle(element)
  const [left, right, bottom] = ['left', 'right', 'bottom'].map(
    (side) => Number.parseFloat(style.getPropertyValue(`--buttons-${side}`)) || 0,
  ) as [number, number, number]
  return { left, right, bottom }
}

/** A room from above stays as large in a picture of another size, and turned as it was. */
function resized(pose: Pose, first: Pose): Pose {
  if (pose.kind !== 'orbit' || first.kind !== 'orbit') return pose
  return { ...first, around: pose.around, down: pose.down, distance: (first.whole * pose.distance) / pose.whole }
}

function sharpest(): number {
  return Math.min(devicePixelRatio, RATIO.most)
}

export type Stage = ReturnType<typeof openStage>
