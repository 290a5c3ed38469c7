import { DirectionalLight, LightProbe, type Scene } from 'three'
import { boundsOf } from '#domain/planner/geometry.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { wallsOf } from '#domain/planner/walls.ts'

/** Light from all sides, as shares of white: how much, how much more from above, and from the window. */
const SKY = { all: 0.75, above: 0.14, window: 0.13 }
const SUN_STRENGTH = 1.8
const SUN_COLOR = 0xfff0d8
/** Meters between the room and the sun: its rays are parallel. */
const SUN_M = 15
/** Radians of the sun above the horizon, and aside of the window. */
const SUN = { height: 0.72, aside: 0.4 }
const SHADOW = { px: 1024, bias: -0.0006, normalBias: 0.02, radius: 2 }

/** Factors of spherical harmonics; source: Ramamoorthi and Hanrahan (2001), equation 13. */
const SAME = 0.886227 / Math.PI
const LINEAR = 1.023328 / Math.PI

/** Adds the light of a day: from all sides, brighter from the side of a window, and a sun that shines through it. */
export function daylight(scene: Scene) {
  const sky = new LightProbe()
  const sun = new DirectionalLight(SUN_COLOR, SUN_STRENGTH)
  sun.castShadow = true
  sun.shadow.mapSize.set(SHADOW.px, SHADOW.px)
  sun.shadow.bias = SHADOW.bias
  sun.shadow.normalBias = SHADOW.normalBias
  sun.shadow.radius = SHADOW.radius
  scene.add(sky, sun, sun.target)

  return {
    /** Lets the sun shine through the widest window. */
    aim: (plan: Plan) => {
      const side = sunSide(plan)
      const [all, up, forward, right] = sky.sh.coefficients
      all?.setScalar(SKY.all / SAME)
      up?.setScalar(SKY.above / LINEAR)
      forward?.setScalar((SKY.window * Math.sin(side)) / LINEAR)
      right?.setScalar((SKY.window * Math.cos(side)) / LINEAR)

      const bounds = boundsOf(plan.room.corners)
      const [x, z, height] = [
        (bounds.left + bounds.right) / 2000,
        (bounds.top + bounds.bottom) / 2000,
        plan.room.height / 1000,
      ]
      const level = Math.cos(SUN.height)
      sun.target.position.set(x, height / 2, z)
      sun.position.set(
        x + SUN_M * level * Math.cos(side + SUN.aside),
        height / 2 + SUN_M * Math.sin(SUN.height),
        z + SUN_M * level * Math.sin(side + SUN.aside),
      )
      const reach = Math.hypot(bounds.right - bounds.left, bounds.bottom - bounds.top, plan.room.height) / 2000 + 0.3
      const seen = { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: SUN_M + reach }
      Object.assign(sun.shadow.camera, seen)
      sun.shadow.camera.updateProjectionMatrix()
    },
    dispose: () => sun.dispose(),
  }
}

/** Returns where the light comes from, as an angle from the plan's right, clockwise. */
function sunSide({ room, openings }: Plan): number {
  const [widest] = openings.filter(({ kind }) => kind === 'window').toSorted((one, other) => other.width - one.width)
  const inward = (widest && wallsOf(room)[widest.wall]?.inward) ?? { x: 0, y: -1 }
  return Math.atan2(-inward.y, -inward.x)
}
