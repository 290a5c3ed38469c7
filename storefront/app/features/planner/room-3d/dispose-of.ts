import { InstancedMesh, type Material, Mesh, type Object3D, Texture } from 'three'

/** Frees the graphics memory of everything below an object that no other object shares. */
export function disposeOf(object: Object3D): void {
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.geometry.dispose()
    if (part instanceof InstancedMesh) part.dispose()
    for (const material of [part.material].flat()) disposeMaterial(material)
  })
}

/** Frees a material with its textures. */
export function disposeMaterial(material: Material): void {
  for (const value of Object.values(material)) {
    if (!(value instanceof Texture)) continue
    const image: unknown = value.source.data
    if (image instanceof ImageBitmap) image.close()
    value.dispose()
  }
  material.dispose()
}
