import { demoTest as test, expect } from '../../../demo-pages.fixture.ts'

test('without scripts a product page has the zones’ usual times and the cost', async ({ get }) => {
  const { body } = await get('/product/1')
  const rows = body.match(/<dl[^>]*>(?:(?!<\/dl>).)*Standard.*?<\/dl>/s)![0].replaceAll(/<[^>]*>/g, ' ')
  expect(rows).toMatch(/Standard +3-7 business days +Express +1-3 business days, where offered +Cost +Nrs\. 1,000/)
})

test('the choice of a district needs scripts', async ({ get }) => {
  expect((await get('/product/1')).body).toMatch(/<div class="[^"]*needs-script[^"]*"><label[^>]*>Deliver to/)
})

test('a size above the limit is delivered free, as both price and delivery say', async ({ get }) => {
  const { body } = await get('/product/1?size=183*200&type=Hydraulics')
  expect(body).toContain('Free for this order')
  expect(body).toMatch(/<dt>Cost<\/dt><dd>Free/)
  expect((await get('/product/1')).body).not.toContain('Free for this order')
})
