import { DoubleSide, Group, type Material, Mesh, MeshBasicMaterial, MeshLambertMaterial } from 'three'
import type { Polygon } from '#domain/planner/geometry.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { pillarShape } from '#domain/planner/shapes.ts'
import { disposeOf } from './dispose-of.ts'
import type { Paints } from './paints.ts'
import { levelGeometry, solidGeometry } from './solid-geometry.ts'
import { outerCorners, wallSolids, type WallSolid } from './wall-solids.ts'

const M_PER_MM = 0.001
const GLASS_OPACITY = 0.55
/** What the floor lies on, seen from outside. */
const SLAB_M = { bottom: -0.14, top: -0.003 }

export type RoomMesh = { group: Group; fade: (opacities: readonly number[]) => void; dispose: () => void }

/**
 * Builds floor, walls, doors, windows, pillars and ceiling.
 *
 * @param floor  stays the caller's
 */
export function roomMesh(plan: Pick<Plan, 'room' | 'openings' | 'pillars'>, paints: Paints, floor: Material): RoomMesh {
  const height = plan.room.height * M_PER_MM
  const corners = inMeters(plan.room.corners)
  const walls = wallSolids(plan).map((solids) => wallMesh(solids, paints))
  const ground = new Mesh(levelGeometry(corners, 0, 'up'), floor)
  // The sun comes through windows only: without one it shines through walls and ceiling.
  const isClosed = plan.openings.some(({ kind }) => kind === 'window')
  const ceiling = new Mesh(
    levelGeometry(corners, height, 'down'),
    new MeshBasicMaterial({ color: paints.ceiling, shadowSide: DoubleSide }),
  )
  const slab = { base: inMeters(outerCorners(plan.room)), ...SLAB_M, side: paints.slab, cap: paints.gap }
  const pillars = plan.pillars.map((pillar) => {
    return { base: inMeters(pillarShape(pillar)), bottom: 0, top: height, side: paints.wall, cap: paints.cut }
  })
  const solid = new Mesh(solidGeometry([slab, ...pillars]), stone())
  solid.castShadow = pillars.length > 0
  for (const mesh of [ceiling, ...walls.map(({ wall }) => wall)]) mesh.castShadow = isClosed
  for (const mesh of [ground, solid, ...walls.map(({ wall }) => wall)]) mesh.receiveShadow = true

  const group = new Group()
  group.add(ground, ceiling, solid, ...walls.flatMap(({ wall, glass }) => [wall, glass]))
  return {
    group,
    fade: (opacities) => {
      for (const [at, { wall, glass }] of walls.entries()) {
        fadeTo(wall.material, opacities[at] ?? 1, 1)
        fadeTo(glass.material, (opacities[at] ?? 1) * GLASS_OPACITY, GLASS_OPACITY)
      }
    },
    dispose: () => {
      ground.geometry.dispose()
      group.remove(ground)
      disposeOf(group)
    },
  }
}

function wallMesh(solids: readonly WallSolid[], paints: Paints) {
  const bodies = solids.map((solid) => ({
    ...solid,
    side: paints[solid.paint],
    cap: paints[solid.paint === 'wall' ? 'cut' : solid.paint],
  }))
  const wall = new Mesh(solidGeometry(bodies.filter(({ paint }) => paint !== 'glass')), stone())
  const glass = new Mesh(
    solidGeometry(bodies.filter(({ paint }) => paint === 'glass')),
    new MeshBasicMaterial({ vertexColors: true, transparent: true, depthWrite: false }),
  )
  return { wall, glass }
}

function stone(): MeshLambertMaterial {
  return new MeshLambertMaterial({ vertexColors: true })
}

/** A wall that is not seen still casts its shadow. */
function fadeTo(material: Material, opacity: number, whole: number): void {
  material.opacity = opacity
  const isWhole = opacity === whole && whole === 1
  if (material.transparent === isWhole) {
    material.transparent = !isWhole
    material.needsUpdate = true
  }
  material.depthWrite = isWhole
}

function inMeters(polygon: Polygon): Polygon {
  return polygon.map(({ x, y }) => ({ x: x * M_PER_MM, y: y * M_PER_MM }))
}
