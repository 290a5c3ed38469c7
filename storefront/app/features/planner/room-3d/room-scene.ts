import { type Raycaster, Scene } from 'three'
import type { Plan } from '#domain/planner/plan.ts'
import { daylight } from './daylight.ts'
import { disposeOf } from './dispose-of.ts'
import { furniture } from './furniture.ts'
import type { ModelFiles } from './model-files.ts'
import { modelStore } from './model-store.ts'
import { paintsOf } from './paints.ts'
import type { Place } from './pose.ts'
import { type RoomMesh, roomMesh } from './room-mesh.ts'
import type { ShownPiece } from './shown-piece.ts'
import { timberFloor } from './timber-floor.ts'
import { wallOpacities } from './wall-opacity.ts'

/** How many pieces still wait for their models, and how many have none because it failed. */
export type ModelCounts = { loading: number; failed: number }

/**
 * A room with its furniture and its light.
 *
 * @param element   its design tokens are the colors
 * @param onChange  called after everything that a new frame would show
 */
export function roomScene(element: Element, files: ModelFiles, onChange: (models: ModelCounts) => void) {
  const scene = new Scene()
  const paints = paintsOf(element)
  scene.background = paints.outside
  const light = daylight(scene)
  const floor = timberFloor(paints)
  const pieces = furniture(paints)
  scene.add(pieces.group)
  let plan: Plan | undefined
  let shown: readonly ShownPiece[] = []
  let chosen: string | null = null
  let room: RoomMesh | undefined

  const refresh = () => {
    pieces.show(shown, store.partsOf)
    pieces.choose(plan?.pieces.find(({ id }) => id === chosen))
    const states = shown.flatMap(({ model }) => (model ? [store.stateOf(model)] : []))
    const count = (wanted: (typeof states)[number]) => states.filter((state) => state === wanted).length
    onChange({ loading: count('loading'), failed: count('failed') })
  }
  const store = modelStore(files, refresh)
  const load = () => store.want(shown.flatMap(({ model }) => model ?? []))

  const rebuild = (next: Plan) => {
    if (room) {
      scene.remove(room.group)
      room.dispose()
    }
    room = roomMesh(next, paints, floor)
    scene.add(room.group)
    light.aim(next)
  }
  return {
    scene,
    /** Shows a plan, and fetches the models that it needs. Boxes stand in until they have come. */
    show: (next: Plan, nextPieces: readonly ShownPiece[], nextChosen: string | null) => {
      const isSameShell = plan?.room === next.room && plan.openings === next.openings && plan.pillars === next.pillars
      plan = next
      shown = nextPieces
      chosen = nextChosen
      if (!isSameShell) rebuild(next)
      load()
      refresh()
    },
    /** Fades the walls that would hide the room from an eye. */
    fade: (eye: Place) => {
      if (plan) room?.fade(wallOpacities(plan.room, eye))
    },
    pick: (ray: Raycaster) => pieces.pick(ray) ?? null,
    /** Fetches what has failed once more. */
    retry: () => {
      store.forgetFailures()
      load()
      refresh()
    },
    dispose: () => {
      pieces.dispose()
      scene.remove(pieces.group)
      store.dispose()
      light.dispose()
      disposeOf(scene)
    },
  }
}
