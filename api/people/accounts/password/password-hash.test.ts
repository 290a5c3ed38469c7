import { expect, test } from 'vitest'
import { hashCheaply } from '../user.fixture.ts'
import { isPassword } from './password-hash.ts'

test('one network never fills the queue of passwords, and shoppers never that of staff', async () => {
  const hash = await hashCheaply('sal wood')
  const from = (ip: string) => isPassword(hash, 'sal wood', { owner: 'shopper', ip })
  const share = Array.from({ length: 60 }, (_, host) => from(`2001:db8:77:${host.toString(16)}::1`))
  const refused = from('2001:db8:77:ffff::1')
  const others = [from('203.0.113.7'), isPassword(hash, 'sal wood', { owner: 'staff', ip: '2001:db8:77::1' })]
  await expect(refused).rejects.toMatchObject({ code: 'unavailable' })
  expect(new Set(await Promise.all([...share, ...others]))).toEqual(new Set([true]))
  await expect(from('2001:db8:77:ffff::1')).resolves.toBe(true)
})

test('a login waits for one password of each other network, not for all that came before', async () => {
  const hash = await hashCheaply('sal wood')
  const done: string[] = []
  const from = async (ip: string) => {
    await isPassword(hash, 'sal wood', { owner: 'staff', ip })
    done.push(ip)
  }
  const floods = ['203.0.113.7', '198.51.100.9'].flatMap((ip) => Array.from({ length: 30 }, () => from(ip)))
  await Promise.all([...floods, from('192.0.2.1')])
  expect(done.indexOf('192.0.2.1')).toBeLessThan(5)
})

test('wrong passwords from 240 networks keep neither sessions nor known devices of staff waiting', async () => {
  const hash = await hashCheaply('sal wood')
  const done: string[] = []
  const check = async (name: string, queued: Parameters<typeof isPassword>[2]) => {
    await isPassword(hash, 'sal wood', queued)
    done.push(name)
  }
  const flood = Array.from({ length: 240 }, (_, network) =>
    check('stranger', { owner: 'stranger', ip: `198.51.${network}.9` }),
  )
  const settled = Promise.allSettled(flood)
  await Promise.all([check('session', { owner: 'staff' }), check('device', { owner: 'staff', ip: '203.0.113.7' })])
  const before = done.filter((name) => name === 'stranger').length
  expect(before).toBeLessThan(10)
  const refused = (await settled).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(240 - 101)
})
