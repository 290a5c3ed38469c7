import type { Document, Primitive } from '@gltf-transform/core'
import { defined } from '#domain/defined.ts'

/** The upper part of what the art gives one material: everything that begins above a height gets a material of its own. */
export type ModelPart = { of: string; named: string; aboveCm: number }

/** Parts that have colors of their own, by product. */
export const modelParts: Record<string, readonly ModelPart[]> = {
  // The base and the gas lift stay black in every color.
  'utsav-mesh-chair': [{ of: 'plastic_black', named: 'frame', aboveCm: 36 }],
  // The side has its own color, the top is ivory.
  'sukha-spring-mattress': [{ of: 'fab #e4dccb', named: 'top', aboveCm: 22.5 }],
}

/**
 * Gives the upper part of a material a copy of it. Its points stay shared.
 *
 * @throws RangeError when no model part has the material, or nothing of it lies above the height
 */
export function splitMaterial(document: Document, { of, named, aboveCm }: ModelPart): void {
  let isSplit = false
  for (const node of document.getRoot().listNodes()) {
    const mesh = node.getMesh()
    const whole = mesh?.listPrimitives().find((primitive) => primitive.getMaterial()?.getName() === of)
    if (!mesh || !whole) continue
    const [scale, lift] = [node.getWorldScale()[1], node.getWorldTranslation()[1]]
    const [lower, upper] = trianglesOf(whole, (aboveCm / 100 - lift) / scale)
    if (upper.length === 0) continue
    const buffer = defined(document.getRoot().listBuffers()[0], 'buffer')
    const indices = (corners: number[]) =>
      document.createAccessor().setType('SCALAR').setArray(new Uint32Array(corners)).setBuffer(buffer)
    const material = defined(whole.getMaterial() ?? undefined, `material ${of}`)
    mesh.addPrimitive(
      whole.clone().setIndices(indices(upper)).setMaterial(document.createMaterial().copy(material).setName(named)),
    )
    whole.setIndices(indices(lower))
    isSplit = true
  }
  if (!isSplit) throw new RangeError(`A model has no ${of} above ${aboveCm} cm`)
}

/** Returns the corners of the triangles that begin below a height, and of those that begin above. */
function trianglesOf(primitive: Primitive, height: number): [lower: number[], upper: number[]] {
  const points = defined(primitive.getAttribute('POSITION') ?? undefined, 'positions')
  const corners = [...defined(primitive.getIndices()?.getArray() ?? undefined, 'indices')]
  const [lower, upper]: [number[], number[]] = [[], []]
  for (let at = 0; at < corners.length; at += 3) {
    const triangle = corners.slice(at, at + 3)
    const lowest = Math.min(...triangle.map((corner) => defined(points.getElement<number[]>(corner, [])[1], 'height')))
    const part = lowest >= height ? upper : lower
    part.push(...triangle)
  }
  return [lower, upper]
}
