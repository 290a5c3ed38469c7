import { ColorUtils, type Document, type Material, type vec4 } from '@gltf-transform/core'
import { KHRMaterialsVariants } from '@gltf-transform/extensions'
import { defined } from '#domain/defined.ts'
import type { MaterialLooks } from './model-colors.ts'

/** A wood's texture and roughness, as one of the models has it. */
export type Wood = { image: Uint8Array<ArrayBuffer>; mimeType: string; roughness: number }

/**
 * Adds a material variant for each color, named by its slug. The first color is the model as it is.
 *
 * @param looks  of each color, in the order of the colors; {} for the first
 * @throws RangeError when a look names no material of the model
 */
export function addColors(
  document: Document,
  looks: ReadonlyMap<string, MaterialLooks>,
  woods: ReadonlyMap<string, Wood>,
): void {
  const variants = document.createExtension(KHRMaterialsVariants)
  const primitives = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
  const named = new Map([...looks.keys()].map((slug) => [slug, variants.createVariant(slug)]))
  const painted = new Painter(document, woods)
  for (const name of new Set([...looks.values()].flatMap((look) => Object.keys(look)))) {
    const shown = primitives.filter((primitive) => primitive.getMaterial()?.getName() === name)
    if (shown.length === 0) throw new RangeError(`A model has no material ${name}`)
    for (const primitive of shown) {
      const own = defined(primitive.getMaterial() ?? undefined, `material ${name}`)
      const list = variants.createMappingList()
      for (const [slug, look] of looks) {
        const material = look[name] === undefined ? own : painted.material(own, look[name])
        const variant = defined(named.get(slug), `variant ${slug}`)
        list.addMapping(variants.createMapping().setMaterial(material).addVariant(variant))
      }
      primitive.setExtension('KHR_materials_variants', list)
    }
  }
}

/** Makes each look of a material once. */
class Painter {
  readonly #document: Document
  readonly #woods: ReadonlyMap<string, Wood>
  readonly #made = new Map<string, Material>()

  constructor(document: Document, woods: ReadonlyMap<string, Wood>) {
    this.#document = document
    this.#woods = woods
  }

  material(own: Material, look: string): Material {
    const key = `${own.getName()} ${look}`
    const known = this.#made.get(key)
    if (known) return known
    const made = this.#document.createMaterial().copy(own).setName(key)
    this.#made.set(key, made)
    return look.startsWith('#') ? dyed(made, own, look) : this.#grained(made, look)
  }

  #grained(material: Material, name: string): Material {
    const wood = defined(this.#woods.get(name), `wood ${name}`)
    const texture =
      this.#document
        .getRoot()
        .listTextures()
        .find((one) => one.getName() === name) ??
      this.#document.createTexture(name).setImage(wood.image).setMimeType(wood.mimeType)
    return material.setBaseColorTexture(texture).setBaseColorFactor([1, 1, 1, 1]).setRoughnessFactor(wood.roughness)
  }
}

/** A weave multiplies its color, so the new color is made lighter by as much as the own one is. */
function dyed(material: Material, own: Material, hex: string): Material {
  const [named] = /#[0-9a-f]{6}/.exec(own.getName()) ?? []
  const [wanted, said] = [linear(hex), named === undefined ? undefined : linear(named)]
  const has = own.getBaseColorFactor()
  const isWood = said === undefined && own.getBaseColorTexture() !== null
  const lightness = said === undefined || own.getBaseColorTexture() === null ? 1 : has[1] / said[1]
  const [red, green, blue] = wanted.map((part) => Math.min(1, part * lightness)) as vec4
  if (isWood) material.setBaseColorTexture(null)
  return material.setBaseColorFactor([red, green, blue, has[3]])
}

function linear(hex: string): vec4 {
  return ColorUtils.hexToFactor<vec4>(Number.parseInt(hex.slice(1), 16), [0, 0, 0, 1])
}
