import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineIdsFacing, measureLines, type Box, type MeasureLine } from './measure-lines.ts'

const metres = fc.double({ min: 0.05, max: 4, noNaN: true })
const boxes: fc.Arbitrary<Box> = fc.record({
  size: fc.record({ x: metres, y: metres, z: metres }),
  centre: fc.record({ x: metres, y: metres, z: metres }),
})
const length = ({ from, to }: MeasureLine) => Math.hypot(to.x - from.x, to.y - from.y, to.z - from.z)

test('each line is as long as the dimension it shows', () => {
  fc.assert(
    fc.property(boxes, (box) => {
      const side = { width: box.size.x, depth: box.size.z, height: box.size.y }
      for (const line of measureLines(box)) expect(length(line)).toBeCloseTo(side[line.measures], 9)
    }),
  )
})

test('every view has one line each for width, depth and height, on the near sides', () => {
  fc.assert(
    fc.property(boxes, fc.double({ min: -10, max: 10, noNaN: true }), (box, theta) => {
      const ids = lineIdsFacing(theta)
      const facing = measureLines(box).filter(({ id }) => ids.includes(id))
      expect(facing.map(({ measures }) => measures).toSorted()).toEqual(['depth', 'height', 'width'])
      const width = facing.find(({ measures }) => measures === 'width')!
      const depth = facing.find(({ measures }) => measures === 'depth')!
      expect((width.from.z - box.centre.z) * Math.cos(theta)).toBeGreaterThanOrEqual(0)
      expect((depth.from.x - box.centre.x) * Math.sin(theta)).toBeGreaterThanOrEqual(0)
    }),
  )
})
