import { Agent, request } from 'node:http'
import { hash, verify } from '@node-rs/argon2'
import { PASSWORD_COST } from '#api/people/accounts/password/password-hash.ts'
import type { BenchShop } from './servers.ts'

const SINGLE_LOGINS = 200
const WARM_UP_LOGINS = 20
const AT_ONCE = 50
const ROUNDS_AT_ONCE = 10

/** The demo's shopper (seed/shopper.ts). */
const shopper = { email: 'asmita@kastha.example', password: 'kastha-demo', rememberMe: false }

type Row = Record<string, string>

/**
 * What a login costs beside the bare hash of its password, each measured right after the other; and how long the loop of
 * the server is kept from everybody else while fifty log in at once.
 */
export async function measureLogins(shop: BenchShop): Promise<Record<string, Row>> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const logIn = () => postLogin(shop.origin, agent)
  const passwordHash = await hash(shopper.password, PASSWORD_COST)
  const hashOnly = () => verify(passwordHash, shopper.password)
  const [bare, login]: [number[], number[]] = [[], []]
  for (let turn = 0; turn < WARM_UP_LOGINS + SINGLE_LOGINS; turn += 1) {
    const [bareMs, loginMs] = [await time(hashOnly), await time(logIn)]
    if (turn < WARM_UP_LOGINS) continue
    bare.push(bareMs)
    login.push(loginMs)
  }

  await shop.beginDelay()
  const begin = performance.now()
  const crowd: number[] = []
  for (let round = 0; round < ROUNDS_AT_ONCE; round += 1) {
    crowd.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => time(logIn)))))
  }
  const perSecond = (1000 * crowd.length) / (performance.now() - begin)
  const delay = await shop.endDelay()
  agent.destroy()
  return {
    'bare argon2id': { ...percentiles(bare), 'p50 of bare': '1.00' },
    'login, one at a time': { ...percentiles(login), 'p50 of bare': (at(login, 0.5) / at(bare, 0.5)).toFixed(2) },
    [`logins, ${AT_ONCE} at once`]: {
      ...percentiles(crowd),
      'logins/s': perSecond.toFixed(1),
      'loop delay p99 ms': delay.p99Ms.toFixed(2),
      'loop delay max ms': delay.maxMs.toFixed(2),
    },
  }
}

function percentiles(times: number[]): Row {
  return { 'p50 ms': at(times, 0.5).toFixed(2), 'p99 ms': at(times, 0.99).toFixed(2) }
}

function at(times: number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)]!
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const begin = performance.now()
  await work()
  return performance.now() - begin
}

function postLogin(origin: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', agent, headers: { 'content-type': 'application/json' } }
    request(`${origin}/api/user/remember-me-login`, options, (response) => {
      response.resume()
      const isIn = response.statusCode === 200
      response.on('end', () => (isIn ? resolve() : reject(new Error(`A login was answered ${response.statusCode}`))))
    })
      .on('error', reject)
      .end(JSON.stringify(shopper))
  })
}
