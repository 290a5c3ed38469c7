import {
  BoxGeometry,
  type BufferGeometry,
  Group,
  InstancedMesh,
  type Material,
  Matrix4,
  MeshBasicMaterial,
  MeshLambertMaterial,
  CylinderGeometry,
  PlaneGeometry,
  type Raycaster,
} from 'three'
import { isFlat, type PlannedPiece } from '#domain/planner/plan.ts'
import { surfaceBelow } from './bed-surface.ts'
import type { Part } from './model-parts.ts'
import { keyOf } from './model-store.ts'
import type { Paints } from './paints.ts'
import { boxesOf, frameOf, type Instance, placeOf, shadowOf } from './piece-instances.ts'
import type { PieceModel, ShownPiece } from './shown-piece.ts'
import { softSquare } from './soft-square.ts'

const SHADOW_STRENGTH = 0.4

/** The pieces of a plan: models, boxes and cylinders in place of those without one, soft shadows below, and a frame around the chosen one. */
export function furniture(paints: Paints) {
  const group = new Group()
  const box = new BoxGeometry(1, 1, 1).translate(0, 0.5, 0)
  const cylinder = new CylinderGeometry(0.5, 0.5, 1, 48).translate(0, 0.5, 0)
  const plane = new PlaneGeometry(1, 1).rotateX(-Math.PI / 2)
  const boxMaterial = new MeshLambertMaterial()
  const frameMaterial = new MeshBasicMaterial({ color: paints.chosen })
  const shadowMap = softSquare()
  const shadowMaterial = new MeshBasicMaterial({
    map: shadowMap,
    color: paints.gap,
    opacity: SHADOW_STRENGTH,
    transparent: true,
    depthWrite: false,
  })
  let ids = new Map<InstancedMesh, readonly string[]>()

  const add = (geometry: BufferGeometry, material: Material, instances: readonly Instance[]) => {
    const mesh = new InstancedMesh(geometry, material, instances.length)
    for (const [at, { matrix, color }] of instances.entries()) {
      mesh.setMatrixAt(at, matrix)
      if (color) mesh.setColorAt(at, color)
    }
    group.add(mesh)
    return mesh
  }
  const addSolid = (geometry: BufferGeometry, material: Material, instances: readonly Instance[]) => {
    const mesh = add(geometry, material, instances)
    mesh.castShadow = !material.transparent
    mesh.receiveShadow = true
    ids.set(
      mesh,
      instances.map(({ id }) => id),
    )
  }
  const clear = () => {
    for (const mesh of group.children) if (mesh instanceof InstancedMesh) mesh.dispose()
    group.clear()
    ids = new Map()
  }
  return {
    group,
    /** @param partsOf  the meshes of a model, once it has loaded */
    show: (shown: readonly ShownPiece[], partsOf: (model: PieceModel) => readonly Part[] | undefined) => {
      clear()
      const boxes: Instance[] = []
      const cylinders: Instance[] = []
      const models = new Map<string, { parts: readonly Part[]; places: Instance[] }>()
      for (const { piece, swatch, model } of shown) {
        const parts = model && partsOf(model)
        const lift = new Matrix4().makeTranslation(0, surfaceBelow(piece, shown, partsOf), 0)
        if (!model || !parts) {
          const solids = piece.kind === 'round' ? cylinders : boxes
          for (const one of boxesOf(piece, swatch, paints))
            solids.push({ ...one, matrix: one.matrix.premultiply(lift) })
          continue
        }
        const same = models.get(keyOf(model)) ?? { parts, places: [] }
        const { width, height, depth } = model.stretch
        same.places.push({ id: piece.id, matrix: placeOf(piece, [width, height, depth]).premultiply(lift) })
        models.set(keyOf(model), same)
      }
      for (const { parts, places } of models.values()) {
        for (const part of parts) {
          const instances = places.map(({ id, matrix }) => ({ id, matrix: matrix.clone().multiply(part.matrix) }))
          addSolid(part.geometry, part.material, instances)
        }
      }
      if (boxes.length > 0) addSolid(box, boxMaterial, boxes)
      if (cylinders.length > 0) addSolid(cylinder, boxMaterial, cylinders)
      const standing = shown.filter(({ piece }) => !isFlat(piece))
      if (standing.length > 0)
        add(
          plane,
          shadowMaterial,
          standing.map(({ piece }) => shadowOf(piece)),
        )
    },
    /** Draws a frame on the floor around a piece; call it after `show`. */
    choose: (piece: PlannedPiece | undefined) => {
      if (piece) add(box, frameMaterial, frameOf(piece))
    },
    /** The id of the first piece that a ray meets. */
    pick: (ray: Raycaster): string | undefined => {
      const [hit] = ray.intersectObjects([...ids.keys()], false)
      return hit && ids.get(hit.object as InstancedMesh)?.[hit.instanceId ?? 0]
    },
    dispose: () => {
      clear()
      for (const owned of [box, cylinder, plane, boxMaterial, frameMaterial, shadowMaterial, shadowMap]) owned.dispose()
    },
  }
}
