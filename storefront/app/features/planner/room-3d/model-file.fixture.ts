import { vi } from 'vitest'

/** The corners of a box of 1 m that stands on the floor, and the triangles of its sides. */
const corners = [0, 1].flatMap((y) => [-0.5, 0.5].flatMap((x) => [-0.5, 0.5].flatMap((z) => [x, y, z])))
const triangles = [
  0, 1, 3, 0, 3, 2, 4, 6, 7, 4, 7, 5, 0, 4, 5, 0, 5, 1, 2, 3, 7, 2, 7, 6, 0, 2, 6, 0, 6, 4, 1, 5, 7, 1, 7, 3,
]

/** Returns a binary glTF file of a box in two colors, `oak` and `walnut`. */
export function modelFile(): Uint8Array<ArrayBuffer> {
  const positions = new Float32Array(corners)
  const indices = new Uint16Array(triangles)
  const gltf = {
    asset: { version: '2.0' },
    extensionsUsed: ['KHR_materials_variants'],
    extensions: { KHR_materials_variants: { variants: [{ name: 'oak' }, { name: 'walnut' }] } },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    materials: [
      { name: 'oak', pbrMetallicRoughness: { baseColorFactor: [0.6, 0.4, 0.2, 1] } },
      { name: 'walnut', pbrMetallicRoughness: { baseColorFactor: [0.2, 0.1, 0.05, 1] } },
    ],
    meshes: [
      {
        primitives: [
          {
            attributes: { POSITION: 0 },
            indices: 1,
            material: 0,
            extensions: {
              KHR_materials_variants: {
                mappings: [
                  { material: 0, variants: [0] },
                  { material: 1, variants: [1] },
                ],
              },
            },
          },
        ],
      },
    ],
    accessors: [
      { bufferView: 0, componentType: 5126, count: 8, type: 'VEC3', min: [-0.5, 0, -0.5], max: [0.5, 1, 0.5] },
      { bufferView: 1, componentType: 5123, count: indices.length, type: 'SCALAR' },
    ],
    bufferViews: [
      { buffer: 0, byteOffset: 0, byteLength: positions.byteLength },
      { buffer: 0, byteOffset: positions.byteLength, byteLength: indices.byteLength },
    ],
    buffers: [{ byteLength: positions.byteLength + indices.byteLength }],
  }
  const json = new TextEncoder().encode(padded(JSON.stringify(gltf)))
  const parts = [
    new Uint32Array([0x46546c67, 2, 28 + json.byteLength + gltf.buffers[0]!.byteLength, json.byteLength, 0x4e4f534a]),
    json,
    new Uint32Array([gltf.buffers[0]!.byteLength, 0x004e4942]),
    positions,
    indices,
  ]
  const file = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const { buffer, byteOffset, byteLength } of parts) {
    file.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return file
}

/** A part of the file has a length of whole words. */
function padded(text: string): string {
  return text.padEnd(Math.ceil(text.length / 4) * 4)
}

/**
 * Answers requests for models until the test ends, beside those of `answerApi`, which must come first.
 *
 * @returns  the paths that were fetched
 */
export function answerModels(answer: (path: string) => Response | Promise<Response>): string[] {
  const fetched: string[] = []
  const fetchMock = vi.mocked(window.fetch)
  const others = fetchMock.getMockImplementation()!
  fetchMock.mockImplementation(async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    if (!pathname.endsWith('.glb')) return others(input, init)
    fetched.push(pathname)
    return answer(pathname)
  })
  return fetched
}
