import { createHash } from 'node:crypto'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { NodeIO, getBounds, type Document, type Material } from '@gltf-transform/core'
import { EXTMeshoptCompression, KHRMaterialsVariants, KHRMeshQuantization } from '@gltf-transform/extensions'
import { dequantize } from '@gltf-transform/functions'
import { MeshoptDecoder } from 'meshoptimizer'
import { defined } from '#domain/defined.ts'
import { modelKey } from '#domain/catalog/model.ts'
import { addColors, type Wood } from './color-model.ts'
import { slugOfColor, soldColors } from './demo-colors.ts'
import { manifest } from './manifest.ts'
import { modelColors, type MaterialLooks } from './model-colors.ts'
import { modelParts, splitMaterial, type ModelPart } from './model-parts.ts'
import type { DemoModel } from './models.ts'

// Converts the art's models to plain glTF, which every viewer reads without a decoder (docs/decisions/007-3d-models.md),
// and stores them compressed for transfer, with a material variant for each color of the product. Removes models that
// are no longer in seed/art.

const artFolder = join(import.meta.dirname, 'art')
const modelFolder = join(import.meta.dirname, 'models')
/** How rough wood with matt lacquer or oil is, and leather. */
const MATT_ROUGHNESS = 0.8

const io = new NodeIO()
  .registerExtensions([EXTMeshoptCompression, KHRMeshQuantization, KHRMaterialsVariants])
  .registerDependencies({ 'meshopt.decoder': MeshoptDecoder })

await MeshoptDecoder.ready
await rm(modelFolder, { recursive: true, force: true })
const index: Record<string, DemoModel> = {}
const files = (await readdir(join(artFolder, 'models'))).filter((name) => name.endsWith('.glb')).toSorted()
const documents = new Map<string, Document>()
for (const file of files) {
  const document = await io.read(join(artFolder, 'models', file))
  await makePlain(document)
  for (const material of [...woodsOf(document), ...leathersOf(document)]) dull(material)
  documents.set(`models/${file}`, document)
}
const woods = woodsIn([...documents.values()])
for (const [file, document] of documents) {
  const looks = looksOf(file)
  for (const part of partsOf(file)) splitMaterial(document, part)
  if (looks.size > 1) addColors(document, looks, woods)
  index[file] = { ...(await keep(document)), ...(looks.size > 1 && { colors: [...looks.keys()] }) }
}
await writeFile(join(modelFolder, 'index.json'), `${JSON.stringify(index, null, 1)}\n`)

async function makePlain(document: Document) {
  await document.transform(dequantize())
  for (const extension of document.getRoot().listExtensionsUsed()) extension.dispose()
}

/** Woods are named alike in all models. */
function woodsOf(document: Document): Material[] {
  const materials = document.getRoot().listMaterials()
  return materials.filter((material) => /^[a-z]+$/.test(material.getName()) && material.getBaseColorTexture())
}

function leathersOf(document: Document): Material[] {
  return document
    .getRoot()
    .listMaterials()
    .filter((material) => material.getName().startsWith('lea '))
}

/** The viewer's surroundings are white: a smooth top that is seen at a low angle mirrors them and hides its color. */
function dull(material: Material) {
  material.setRoughnessFactor(Math.max(material.getRoughnessFactor(), MATT_ROUGHNESS))
}

function partsOf(file: string): readonly ModelPart[] {
  return modelParts[productOf(file)?.slug ?? ''] ?? []
}

/** Returns the looks of the product's model by the slugs of its colors. */
function looksOf(file: string): Map<string, MaterialLooks> {
  const product = productOf(file)
  if (!product) return new Map()
  const looks = modelColors[product.slug] ?? {}
  const [first, ...others] = soldColors(product)
  return new Map([
    ...(first === undefined ? [] : [[slugOfColor(first), {}] as const]),
    ...others.flatMap((color) => (looks[color] ? [[slugOfColor(color), looks[color]] as const] : [])),
  ])
}

function productOf(file: string) {
  return manifest.products.find(({ model }) => model === file)
}

function woodsIn(all: readonly Document[]): Map<string, Wood> {
  const found = new Map<string, Wood>()
  for (const material of all.flatMap(woodsOf)) {
    const texture = material.getBaseColorTexture()
    const image = texture?.getImage()
    if (!texture || !image) continue
    const copy = new Uint8Array(image)
    found.set(material.getName(), {
      image: copy,
      mimeType: texture.getMimeType(),
      roughness: material.getRoughnessFactor(),
    })
  }
  return found
}

async function keep(document: Document): Promise<DemoModel> {
  const glb = await io.writeBinary(document)
  const id = createHash('sha256').update(glb).digest('hex').slice(0, 24)
  const compressed = await compress(glb)
  const path = join(modelFolder, modelKey(id, 'br'))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, compressed)
  return { id, bytes: compressed.length, ...boundsCm(document) }
}

function compress(glb: Uint8Array): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: glb.length }
  return promisify(brotliCompress)(glb, { params })
}

/** Models are in meters, with y upwards and the front towards +z. */
function boundsCm(document: Document) {
  const { min, max } = getBounds(document.getRoot().listScenes()[0]!)
  const [widthCm, heightCm, depthCm] = max.map((end, axis) => Math.round((end - min[axis]!) * 100))
  return {
    widthCm: defined(widthCm, 'width'),
    depthCm: defined(depthCm, 'depth'),
    heightCm: defined(heightCm, 'height'),
  }
}
