import { type Material, MeshLambertMaterial, MeshStandardMaterial } from 'three'

/** How much of a metal's color is left where nothing is reflected in it. */
const DULL = 0.75

/**
 * Returns a material of a model without its reflections, with the same textures. Phones compile it in a third of the
 * time, and a room has no surroundings to reflect.
 */
export function matteMaterial(material: Material): Material {
  if (!(material instanceof MeshStandardMaterial)) return material
  const { color, map, side, transparent, opacity, alphaTest, depthWrite, vertexColors, metalness } = material
  const matte = new MeshLambertMaterial({ color, map, side, transparent, opacity, alphaTest, depthWrite, vertexColors })
  if (metalness > 0.5) matte.color.multiplyScalar(DULL)
  return matte
}
