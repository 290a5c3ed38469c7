import { PerspectiveCamera } from 'three'
import { type Place, type Pose, sightOf } from './pose.ts'

/** Half of what a picture shows upwards and across, as tangents. */
type Lens = { up: number; across: number }

const ABOVE = 0.34
const INSIDE = { across: 0.72, least: 0.42, most: 0.72 }
const NEAR_M = 0.06
const FAR_M = 90
/** The camera is nearly there after this. */
const GLIDE_MS = 90
const THERE_M = 0.002

/** What the camera shows: wide in the room, and long from above, so that its walls stand upright. */
export function lensOf(kind: Pose['kind'], aspect: number): Lens {
  if (kind === 'orbit') return { up: ABOVE / Math.min(1, aspect), across: ABOVE * Math.max(1, aspect) }
  const up = Math.min(INSIDE.most, Math.max(INSIDE.least, INSIDE.across / aspect))
  return { up, across: up * aspect }
}

/** A camera that glides to each pose, or jumps there. */
export function glidingCamera() {
  const camera = new PerspectiveCamera(50, 1, NEAR_M, FAR_M)
  const eye: Place = { x: 0, y: 0, z: 0 }
  const at: Place = { x: 0, y: 0, z: 0 }
  let up = ABOVE
  let hasBegun = false

  return {
    camera,
    /**
     * Moves the camera towards a pose.
     *
     * @param ms  time since the last frame; Infinity jumps
     * @returns   whether it is there
     */
    move: (pose: Pose, ms: number): boolean => {
      const goal = sightOf(pose)
      const wanted = lensOf(pose.kind, camera.aspect).up / (pose.kind === 'walk' ? pose.zoom : 1)
      const share = hasBegun ? 1 - Math.exp(-ms / GLIDE_MS) : 1
      hasBegun = true
      const left = Math.max(approach(eye, goal.eye, share), approach(at, goal.at, share))
      up = Math.abs(wanted - up) < THERE_M ? wanted : up + (wanted - up) * share
      camera.fov = (2 * Math.atan(up) * 180) / Math.PI
      camera.position.set(eye.x, eye.y, eye.z)
      camera.lookAt(at.x, at.y, at.z)
      camera.updateProjectionMatrix()
      camera.updateMatrixWorld()
      return left < THERE_M && up === wanted
    },
  }
}

/** @returns  how far it still is, in meters */
function approach(from: Place, to: Place, share: number): number {
  const away = Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)
  const step = away < THERE_M ? 1 : share
  from.x += (to.x - from.x) * step
  from.y += (to.y - from.y) * step
  from.z += (to.z - from.z) * step
  return away * (1 - step)
}
