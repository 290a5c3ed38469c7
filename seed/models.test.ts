import { createHash } from 'node:crypto'
import { mkdtemp, readFile, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { getBounds, NodeIO } from '@gltf-transform/core'
import { KHRMaterialsVariants, type MappingList } from '@gltf-transform/extensions'
import { expect, test } from 'vitest'
import { defined } from '#domain/defined.ts'
import { modelKey } from '#domain/catalog/model.ts'
import { localStorage } from '#api/platform/media/local-storage.ts'
import { slugOfColor, soldColors } from './demo-colors.ts'
import { manifest } from './manifest.ts'
import { copyDemoModels, demoModel, demoModels } from './models.ts'

const modelFolder = join(import.meta.dirname, 'models')

/** Knows only material variants, so that a file that needs another extension cannot be read. */
const io = new NodeIO().registerExtensions([KHRMaterialsVariants])

async function readGlb(file: string): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(brotliDecompressSync(await readFile(join(modelFolder, modelKey(demoModel(file).id, 'br')))))
}

test('every product of the manifest has a model, and there are no others', async () => {
  const files = manifest.products.map(({ model }) => model)
  expect(Object.keys(demoModels).toSorted()).toEqual(files.toSorted())
  const present = (await readdir(modelFolder, { recursive: true })).filter((file) => file.includes('.'))
  const expected = files.map((file) => modelKey(demoModel(file).id, 'br'))
  expect(present.toSorted()).toEqual(['index.json', ...expected].toSorted())
})

test('a model is true to size: its box matches the manifest and the index, and it rests on the floor', async () => {
  for (const { model, modelBoundsCm } of manifest.products) {
    const { min, max } = getBounds((await io.readBinary(await readGlb(model))).getRoot().listScenes()[0]!)
    const [width, height, depth] = max.map((end, axis) => (end - min[axis]!) * 100)
    const { widthCm, depthCm, heightCm } = demoModel(model)
    const off = {
      ofManifest: furthest([width!, depth!, height!], [modelBoundsCm.width, modelBoundsCm.depth, modelBoundsCm.height]),
      ofIndex: furthest([width!, depth!, height!], [widthCm, depthCm, heightCm]),
      ofFloor: Math.abs(min[1]) * 100,
    }
    const isTrue = off.ofManifest <= 1 && off.ofIndex <= 0.5 && off.ofFloor <= 1
    expect({ model, off, isTrue }).toMatchObject({ isTrue: true })
  }
})

function furthest(measured: number[], said: number[]): number {
  return Math.max(...measured.map((value, at) => Math.abs(value - said[at]!)))
}

test('a model needs no extension, is named by its hash and has the size in the index', async () => {
  for (const [file, { id, bytes }] of Object.entries(demoModels)) {
    const glb = await readGlb(file)
    const { json } = await io.binaryToJSON(glb)
    const hash = createHash('sha256').update(glb).digest('hex').slice(0, 24)
    const weighs = (await stat(join(modelFolder, modelKey(id, 'br')))).size
    const { extensionsRequired = [] } = json
    expect({ file, extensionsRequired, hash, weighs }).toEqual({
      file,
      extensionsRequired: [],
      hash: id,
      weighs: bytes,
    })
  }
})

test('a model has a material variant for each color of its product, the first of which it shows by itself', async () => {
  for (const product of manifest.products) {
    const colors = soldColors(product).map(slugOfColor)
    const root = (await io.readBinary(await readGlb(product.model))).getRoot()
    const extension = root.listExtensionsUsed().find((used) => used instanceof KHRMaterialsVariants)
    const variants = extension?.listVariants().map((variant) => variant.getName()) ?? []
    expect({ model: product.model, variants }).toEqual({
      model: product.model,
      variants: colors.length > 1 ? colors : [],
    })
    expect(demoModel(product.model).colors ?? []).toEqual(variants)
    const looks = root
      .listMeshes()
      .flatMap((mesh) => mesh.listPrimitives())
      .flatMap((primitive) => {
        const list = primitive.getExtension<MappingList>('KHR_materials_variants')
        return list ? [{ own: primitive.getMaterial(), first: list.listMappings()[0]?.getMaterial() }] : []
      })
    expect(looks.filter(({ own, first }) => own !== first)).toEqual([])
    expect(looks.length > 0).toBe(variants.length > 0)
  }
})

test('the mesh chair in gray and white has its white frame on a black base with black armrests, as in its picture', async () => {
  const root = (await io.readBinary(await readGlb('models/utsav-mesh-chair.glb'))).getRoot()
  const node = defined(
    root.listNodes().find((one) => one.getMesh()),
    'node of the chair',
  )
  const parts = defined(node.getMesh() ?? undefined, 'mesh of the chair').listPrimitives()
  const looks = parts.map((part) => {
    const mappings = part.getExtension<MappingList>('KHR_materials_variants')?.listMappings() ?? []
    const mapped = mappings.find((one) => one.listVariants().some((variant) => variant.getName() === 'grey-and-white'))
    const material = defined(mapped?.getMaterial() ?? part.getMaterial() ?? undefined, 'material')
    return { name: part.getMaterial()?.getName(), isLight: material.getBaseColorFactor()[1] > 0.5 }
  })
  const lightOf = (name: string) => looks.filter((look) => look.name === name).map(({ isLight }) => isLight)
  expect({
    frame: lightOf('frame'),
    base: lightOf('plastic_black'),
    armrests: lightOf('plas #26272a'),
  }).toEqual({ frame: [true], base: [false], armrests: [false] })
})

test('no compressed model exceeds 120 KB, and half of them are below 35 KB', () => {
  const ascending = Object.values(demoModels)
    .map(({ bytes }) => bytes)
    .toSorted((a, b) => a - b)
  expect(ascending.at(-1)).toBeLessThanOrEqual(120_000)
  expect(ascending[Math.floor(ascending.length / 2)]).toBeLessThanOrEqual(35_000)
})

test('models are copied plain and compressed, and a second run copies nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kastha-demo-'))
  try {
    const storage = localStorage(folder)
    await copyDemoModels(storage)
    const file = 'models/rara-wingback-bed.glb'
    const { id } = demoModel(file)
    expect(new Uint8Array(await readFile(join(folder, modelKey(id))))).toEqual(await readGlb(file))
    expect(await storage.sizeOf(modelKey(id, 'br'))).toBe(demoModel(file).bytes)

    const copied = await stat(join(folder, modelKey(id)))
    await copyDemoModels(storage)
    expect((await stat(join(folder, modelKey(id)))).mtimeMs).toBe(copied.mtimeMs)
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('a file that is not art is refused by name', () => {
  expect(() => demoModel('models/flying-carpet.glb')).toThrow('models/flying-carpet.glb')
})

test('wood and leather are matt in every color: smooth tops would mirror the white surroundings of the viewer', async () => {
  for (const file of Object.keys(demoModels)) {
    for (const material of (await io.readBinary(await readGlb(file))).getRoot().listMaterials()) {
      const isWood = /^[a-z]+( [a-z]+)?$/.test(material.getName()) && material.getBaseColorTexture() !== null
      if (!isWood && !material.getName().startsWith('lea ')) continue
      const isMatt = material.getRoughnessFactor() >= 0.79
      expect({ file, material: material.getName(), isMatt }).toMatchObject({ isMatt: true })
    }
  }
})
