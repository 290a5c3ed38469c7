import { expect, test } from 'vitest'
import { readModel } from './read-model.ts'

/** Returns the header of a glTF binary: its magic number, version and length. */
function modelOf(length: number): Uint8Array<ArrayBuffer> {
  const model = new Uint8Array(length)
  model.set(new TextEncoder().encode('glTF'))
  const header = new DataView(model.buffer)
  header.setUint32(4, 2, true)
  header.setUint32(8, length, true)
  return model
}

async function sharesOf(chunks: Uint8Array<ArrayBuffer>[]): Promise<number[]> {
  const shares: number[] = []
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk)
      controller.close()
    },
  })
  await readModel(body, (share) => shares.push(share))
  return shares
}

test('reading a model reports its progress chunk by chunk', async () => {
  const model = modelOf(400)
  const chunks = [0, 100, 200, 300].map((from) => model.subarray(from, from + 100))
  expect(await sharesOf(chunks)).toEqual([0.25, 0.5, 0.75, 1, 1])
})

test('a model with a short first chunk reports nothing before its end', async () => {
  expect(await sharesOf([new Uint8Array(4), new Uint8Array(40)])).toEqual([1])
})
