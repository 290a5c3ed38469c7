import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { NodeIO, type Node, type Primitive } from '@gltf-transform/core'
import { KHRMaterialsVariants } from '@gltf-transform/extensions'
import { expect, test } from 'vitest'
import { modelKey } from '#domain/catalog/model.ts'
import { defined } from '#domain/defined.ts'
import { manifest } from './manifest.ts'
import { demoModel } from './models.ts'

const io = new NodeIO().registerExtensions([KHRMaterialsVariants])

/** A body of a model, in centimeters: from and to of x, y and z. */
type Body = { min: number[]; max: number[] }

test('every dining set says how large its table is', () => {
  const sets = manifest.products.filter(({ subcategory }) => subcategory === 'dining-sets')
  expect(sets.filter(({ tableCm }) => tableCm === undefined).map(({ slug }) => slug)).toEqual([])
})

test('the table of a set is as large in its model as the shop says', async () => {
  const sets = manifest.products.filter(({ tableCm }) => tableCm)
  const measured = sets.map(async ({ slug, model }) => [slug, await tableIn(model)])
  expect(Object.fromEntries(await Promise.all(measured))).toEqual(
    Object.fromEntries(sets.map(({ slug, tableCm }) => [slug, tableCm])),
  )
})

async function tableIn(model: string) {
  const file = await readFile(join(import.meta.dirname, 'models', modelKey(demoModel(model).id, 'br')))
  const root = (await io.readBinary(new Uint8Array(brotliDecompressSync(file)))).getRoot()
  const tops = root.listNodes().flatMap(bodiesOf).filter(isTop)
  const extent = (axis: number) => {
    return Math.round(Math.max(...tops.map(({ max }) => max[axis]!)) - Math.min(...tops.map(({ min }) => min[axis]!)))
  }
  return { width: extent(0), depth: extent(2) }
}

/** A top ends at the height of a table, is wider than the back of a chair, and stands in the middle of the set. */
function isTop({ min, max }: Body): boolean {
  const floorCm2 = (max[0]! - min[0]!) * (max[2]! - min[2]!)
  const isInMiddle = Math.abs(max[0]! + min[0]!) < 10
  return max[1]! > 69 && max[1]! < 77 && floorCm2 > 500 && isInMiddle
}

function bodiesOf(node: Node): Body[] {
  const primitives = node.getMesh()?.listPrimitives() ?? []
  return primitives.flatMap((primitive) => connectedBodies(primitive, node.getWorldMatrix()))
}

/** Splits a mesh into the bodies whose triangles hang together. */
function connectedBodies(primitive: Primitive, matrix: readonly number[]): Body[] {
  const positions = defined(primitive.getAttribute('POSITION') ?? undefined, 'positions')
  const triangles = defined(primitive.getIndices()?.getArray() ?? undefined, 'triangles')
  const points = Array.from({ length: positions.getCount() }, (_, at) => {
    const [x = 0, y = 0, z = 0] = positions.getElement(at, [])
    return [0, 1, 2].map((row) => {
      return 100 * (matrix[row]! * x + matrix[4 + row]! * y + matrix[8 + row]! * z + matrix[12 + row]!)
    })
  })
  const parents = points.map((_, at) => at)
  const rootOf = (at: number): number => {
    let root = at
    while (parents[root] !== root) root = parents[root]!
    parents[at] = root
    return root
  }
  // Corners of flat faces are stored once for each face.
  const firstAt = new Map<string, number>()
  for (const [at, point] of points.entries()) {
    const place = point.map((cm) => cm.toFixed(1)).join(' ')
    parents[at] = firstAt.get(place) ?? at
    if (!firstAt.has(place)) firstAt.set(place, at)
  }
  for (let at = 0; at < triangles.length; at += 3) {
    const root = rootOf(triangles[at]!)
    parents[rootOf(triangles[at + 1]!)] = root
    parents[rootOf(triangles[at + 2]!)] = root
  }
  const bodies = Map.groupBy(points, (_, at) => rootOf(at))
  return [...bodies.values()].map((body) => {
    const along = (axis: number) => body.map((point) => point[axis]!)
    return {
      min: [0, 1, 2].map((axis) => Math.min(...along(axis))),
      max: [0, 1, 2].map((axis) => Math.max(...along(axis))),
    }
  })
}
