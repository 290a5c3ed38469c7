import { givenBedroom } from '../sets/sets.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { changeVariant, contents, givenSettings, givenShopper } from './cart.fixture.ts'

const test = base
  .extend('ids', async ({ db }) => (await givenBedroom(db)).ids)
  .extend('shopper', async ({ app, db, ids }) => {
    await givenSettings(db)
    const shopper = givenShopper(app)
    await shopper.ask('POST', '/pieces', {
      pieces: [{ variantId: ids.bedSmall }, { variantId: ids.mattressSmall }, { variantId: ids.pillow, quantity: 2 }],
    })
    return shopper
  })

test('another size of a bed takes the mattress along, and an undo takes both back', async ({ ids, shopper }) => {
  const before = await shopper.view()
  const wider = await shopper.change(before.lines[0]!, { variantId: ids.bedLarge, withSet: true })
  expect(contents(wider.lines)).toEqual([
    [ids.bedLarge, 1],
    [ids.mattressLarge, 1],
    [ids.pillow, 2],
  ])
  expect(wider.totals.reductions).toMatchObject([{ sets: 1 }])
  expect(wider.misfits).toEqual([])
  const undone = await shopper.change(wider.lines[0]!, { variantId: ids.bedSmall, withSet: true })
  expect([undone.lines, undone.totals]).toEqual([before.lines, before.totals])
})

test('without that wish only the bed changes, and the cart says what fits and saves', async ({ ids, shopper }) => {
  const [bed, mattress] = (await shopper.view()).lines
  const cart = await shopper.change(bed!, { variantId: ids.bedLarge })
  expect(contents(cart.lines).slice(0, 2)).toEqual([
    [ids.bedLarge, 1],
    [ids.mattressSmall, 1],
  ])
  expect(cart.totals.reductions).toEqual([])
  const saving = 4_200
  const fit = { lineId: mattress!._id, mainId: bed!._id, size: '153*200', variantId: ids.mattressLarge, saving }
  expect(cart.misfits).toEqual([fit])
  const fitted = await shopper.change(mattress!, { variantId: ids.mattressLarge })
  expect(fitted.totals.reductions).toMatchObject([{ amount: saving }])
})

test('a mattress changed alone leaves the bed, and the cart says what fits', async ({ ids, shopper }) => {
  const [, mattress] = (await shopper.view()).lines
  const cart = await shopper.change(mattress!, { variantId: ids.mattressLarge, withSet: true })
  expect(cart.lines[0]).toMatchObject({ variantId: ids.bedSmall })
  expect(cart.misfits).toMatchObject([{ lineId: mattress!._id, variantId: ids.mattressSmall }])
})

test('a mattress that is sold out in that size stays, and the cart says so', async ({ db, ids, shopper }) => {
  await changeVariant(db, ids.mattressLarge, { stock: 0 })
  const [bed] = (await shopper.view()).lines
  const cart = await shopper.change(bed!, { variantId: ids.bedLarge, withSet: true })
  expect(cart.lines[1]).toMatchObject({ variantId: ids.mattressSmall })
  expect(cart.misfits).toMatchObject([{ size: '153*200', variantId: null, saving: 0 }])
})

test('a mattress of another size stays, since another bed of the old size needs the first', async ({
  ids,
  shopper,
}) => {
  await shopper.add(ids.bedLarge)
  const { lines } = await shopper.view()
  const added = lines.find(({ variantId }) => variantId === ids.bedLarge)
  const cart = await shopper.change(added!, { variantId: ids.bedSmall, withSet: true })
  expect(contents(cart.lines)).toContainEqual([ids.mattressSmall, 1])
  expect(cart.misfits).toEqual([])
})

test('two tabs that choose at once leave bed and mattress of one size', async ({ ids, shopper }) => {
  const [bed] = (await shopper.view()).lines
  const tabs = Array.from({ length: 6 }, (_, at) => (at % 2 === 0 ? ids.bedLarge : ids.bedSmall))
  await Promise.all(tabs.map((variantId) => shopper.openTab().change(bed!, { variantId, withSet: true })))
  const cart = await shopper.view()
  const [size] = cart.lines.map((line) => line.size)
  expect(cart.lines.map((line) => line.size)).toEqual([size, size, null])
  expect(cart.totals.reductions).toMatchObject([{ sets: 1 }])
})
