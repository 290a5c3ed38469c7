import { Box3, type BufferGeometry, type Material, Matrix4, Mesh } from 'three'
import { type GLTF, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js'
import { matteMaterial } from './matte-material.ts'

/** A mesh of a model; `matrix` puts it onto the floor, the middle of the whole model at the origin. */
export type Part = { geometry: BufferGeometry; material: Material; matrix: Matrix4 }

/**
 * Reads a binary glTF file.
 *
 * @throws Error when it is none
 */
export function readFile(bytes: ArrayBuffer): Promise<GLTF> {
  return new GLTFLoader().parseAsync(bytes, '')
}

/**
 * Returns the meshes of a model in a color, which is a material variant of the file. Geometry and textures are those of
 * the file, for however many colors.
 *
 * @param color  null for the first
 * @source  https://github.com/KhronosGroup/glTF/tree/main/extensions/2.0/Khronos/KHR_materials_variants
 */
export async function partsIn(file: GLTF, color: string | null): Promise<Part[]> {
  file.scene.updateMatrixWorld(true)
  const meshes: OneMesh[] = []
  file.scene.traverse((object) => {
    // The loader gives each mesh one material.
    if (object instanceof Mesh) meshes.push(object as OneMesh)
  })
  const onFloor = toFloor(new Box3().setFromObject(file.scene))
  const variant = color === null ? -1 : variantNames(file).indexOf(color)
  const mattes = new Map<Material, Material>()
  return Promise.all(
    meshes.map(async (mesh) => {
      const painted = (await variantMaterial(file, mesh, variant)) ?? mesh.material
      const material = mattes.get(painted) ?? matteMaterial(painted)
      mattes.set(painted, material)
      return { geometry: mesh.geometry, material, matrix: onFloor.clone().multiply(mesh.matrixWorld) }
    }),
  )
}

type OneMesh = Mesh<BufferGeometry, Material>

function toFloor({ min, max }: Box3): Matrix4 {
  return new Matrix4().makeTranslation(-(min.x + max.x) / 2, -min.y, -(min.z + max.z) / 2)
}

const EXTENSION = 'KHR_materials_variants'

/** What the loader keeps of an extension that it does not know. */
type FileExtensions = { [EXTENSION]?: { variants: { name: string }[] } }
type MeshExtensions = { [EXTENSION]?: { mappings: { material: number; variants: number[] }[] } }

function variantNames(file: GLTF): string[] {
  const extensions = file.userData['gltfExtensions'] as FileExtensions | undefined
  return extensions?.[EXTENSION]?.variants.map(({ name }) => name) ?? []
}

async function variantMaterial(file: GLTF, mesh: OneMesh, variant: number): Promise<Material | undefined> {
  const extensions = mesh.userData['gltfExtensions'] as MeshExtensions | undefined
  const mapping = extensions?.[EXTENSION]?.mappings.find(({ variants }) => variants.includes(variant))
  if (!mapping) return undefined
  const material = (await file.parser.getDependency('material', mapping.material)) as Material
  const painted = new Mesh(mesh.geometry, material)
  file.parser.assignFinalMaterial(painted)
  return painted.material
}
