import { demoTest as test, expect } from '../../../../demo-pages.fixture.ts'

const token = '261121-7Q2M4XZP-8k3j5m2n9p4q7r6s'
const order = '/track-order?order=KA-261121-7Q2M4XZP&key=8k3j5m2n9p4q7r6s'
const ticket = '/contact/KT-261121-7Q2M4XZP?key=8k3j5m2n9p4q7r6s'

test.for([
  [`/o/${token}`, order],
  [`/ne/o/${token}`, `/ne${order}`],
  [`/o/t${token}`, ticket],
  [`/ne/o/t${token}`, `/ne${ticket}`],
])('the link of an SMS leads to its order or ticket, in its language: %s', async ([link, target], { get }) => {
  const { statusCode, headers } = await get(link!)
  expect([statusCode, headers.location]).toEqual([302, target])
  expect(headers['cache-control']).toBe('no-store')
  expect((await get(target!)).statusCode).toBe(200)
})

test.for(['261121-7Q2M4XZP', '261121-7Q2M4XZP-short', `${token}x`, 'KA-261121-7Q2M4XZP', 'o'])(
  'a link that is cut or invented is a page that was not found: %s',
  async (broken, { get }) => {
    for (const path of [`/o/${broken}`, `/ne/o/${broken}`]) expect((await get(path)).statusCode, path).toBe(404)
  },
)
