import { expect, test } from 'vitest'
import { drawInTurn } from './draw-in-turn.ts'

test('pictures of staff do not wait for pictures of shoppers', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const shopper = drawInTurn('shopper', () => opened)
  const next = drawInTurn('shopper', async () => 'second photo')
  expect(await drawInTurn('staff', async () => 'picture of the shop')).toBe('picture of the shop')
  open()
  await shopper
  expect(await next).toBe('second photo')
})

test('more shoppers than the queue holds are refused, staff are not', async () => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const waiting = Array.from({ length: 101 }, () => drawInTurn('shopper', () => opened))
  await expect(drawInTurn('shopper', async () => 'photo')).rejects.toMatchObject({ code: 'unavailable' })
  expect(await drawInTurn('staff', async () => 'picture')).toBe('picture')
  open()
  await Promise.all(waiting)
  expect(await drawInTurn('shopper', async () => 'photo')).toBe('photo')
})
