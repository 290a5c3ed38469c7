import { inspect } from 'node:util'
import fc from 'fast-check'
import { givenPhoto } from '../../shop/photos/photos.fixture.ts'
import { openActors, type Role } from './actors.ts'
import { fillIn } from './fill-in.ts'
import { readCalls, type Call } from './calls.ts'
import { asCurl, requestOf, type Request, type Sample } from './request.ts'
import { readLikelyValues } from './likely-values.ts'
import { valuesOf, type Likely } from './schema-values.ts'
import { send, type Answer } from './send.ts'
import { expect, fuzzTest as test } from './shop.fixture.ts'
import { anySpoil, spoilSample, type Spoil } from './spoil.ts'
import { openTally } from './tally.ts'

const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 20_000)
const SEED = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31))
const RUNS_OF_CALL_IN_ROUND = 8
/** Maximum duration of an answer (issue: no answer over 2 s). */
const SLOWEST_MS = 2_000
const SHRINKING_MS = 30_000
const TIMEOUT_MS = 30 * 60_000

/** The parts of one request. */
type Plan = { role: Role; sample: Sample; isFilledIn: boolean; file: string; spoils: Spoil[]; overWire: boolean }

test(
  `no request makes the server fail or keeps it busy (FUZZ_SEED=${SEED})`,
  { timeout: TIMEOUT_MS },
  async ({ shop }) => {
    const { app, port, publicUrl, thrown } = shop
    const documents = ['/api/docs/openapi.json', '/api/v1/openapi.json']
    const described = await Promise.all(documents.map(async (path) => (await app.inject(path)).json()))
    const calls = described.flatMap(readCalls)
    const tally = openTally(calls.map(({ name }) => name))
    const actors = await openActors(app)
    const files = await makeFiles()
    const failures = new Map<string, string>()
    const rejected: unknown[] = []
    const noteRejection = (reason: unknown) => void rejected.push(reason)
    process.on('unhandledRejection', noteRejection)

    /**
     * Sends one request.
     *
     * @throws Error with the problem of the answer, and how to send the request again
     */
    async function play(call: Call, plan: Plan): Promise<void> {
      const request = await build(call, plan)
      thrown.length = rejected.length = 0
      const answer = await send(app, port, request, plan.overWire).catch(failedSending)
      tally.count(call.name, answer)
      const problem = (await problemOf(answer, () => send(app, port, request, plan.overWire))) ?? rejected[0]
      if (problem !== undefined) {
        const details = [problem, ...thrown].map((one) => (typeof one === 'string' ? one : inspect(one))).join('\n')
        throw new Error(`${plan.role}: ${call.name}: ${details}\n${asCurl(publicUrl, request)}`)
      }
      await actors.heard(plan.role, call.name, answer)
    }

    async function build(call: Call, { role, sample, isFilledIn, file, spoils }: Plan): Promise<Request> {
      const headers = actors.headersOf(role)
      const whole = isFilledIn ? await fillIn({ app, headers }, call, sample) : sample
      const request = requestOf(call, spoilSample(whole, spoils) as Sample, files[file], spoils)
      return { ...request, headers: { ...headers, ...request.headers } }
    }

    for (let round = 0; tally.total() < REQUESTS; round++) {
      const likely = await readLikelyValues(app.db, round)
      const seed = SEED + round * calls.length
      for (const [index, call] of shuffled(calls, seed).entries()) {
        if (failures.has(call.name) || tally.total() >= REQUESTS) continue
        const property = fc.asyncProperty(plans(call, likely(call.path)), (plan) => play(call, plan))
        const result = await fc.check(property, {
          seed: seed + index,
          numRuns: Math.min(RUNS_OF_CALL_IN_ROUND, REQUESTS - tally.total()),
          interruptAfterTimeLimit: SHRINKING_MS,
        })
        if (!result.failed) continue
        const { message } = result.errorInstance as Error
        failures.set(call.name, message)
        console.warn(`FUZZ_SEED=${SEED}, smallest request that fails:\n${message}`) // printed now, as a run takes minutes
      }
    }
    process.off('unhandledRejection', noteRejection)
    console.warn([`FUZZ_SEED=${SEED}`, ...tally.lines()].join('\n'))
    expect([...failures.values()].join('\n\n')).toBe('')
  },
)

/**
 * Shuffles the calls, so that one call can use records that another one created. In a fixed order, the same call
 * would always delete them first.
 */
function shuffled<One>(all: One[], seed: number): One[] {
  const length = { minLength: all.length, maxLength: all.length }
  return fc.sample(fc.shuffledSubarray(all, length), { seed, numRuns: 1 })[0]!
}

function plans(call: Call, likely: Likely): fc.Arbitrary<Plan> {
  const choices = Object.entries(weightsOf(call.path)).map(([role, weight]) => ({
    weight,
    arbitrary: fc.constant(role as Role),
  }))
  return fc.record({
    role: fc.oneof(...choices),
    sample: valuesOf(call.schema, likely) as fc.Arbitrary<Sample>,
    isFilledIn: fc.boolean(),
    file: call.files
      ? fc.constantFrom('photo', 'photo', 'photo', 'none', 'half', 'rubbish', 'table')
      : fc.constant('none'),
    spoils: fc.oneof(
      { weight: 5, arbitrary: fc.constant<Spoil[]>([]) },
      { weight: 4, arbitrary: fc.array(anySpoil, { minLength: 1, maxLength: 1 }) },
      { weight: 1, arbitrary: fc.array(anySpoil, { minLength: 2, maxLength: 4 }) },
    ),
    overWire: fc.nat(9).map((tenth) => tenth === 9),
  })
}

function weightsOf(path: string): Record<Role, number> {
  if (path.startsWith('/api/admin/')) return { guest: 1, shopper: 1, support: 4, owner: 10, program: 1 }
  if (path.startsWith('/api/v1/')) return { guest: 1, shopper: 1, support: 1, owner: 1, program: 10 }
  return { guest: 4, shopper: 8, support: 1, owner: 1, program: 1 }
}

async function makeFiles(): Promise<Record<string, Buffer | undefined>> {
  const photo = await givenPhoto()
  return {
    photo,
    half: photo.subarray(0, photo.length / 2),
    rubbish: Buffer.from('<svg onload="alert(1)"/>\0\xff', 'latin1'),
    table: Buffer.from(
      'slug,name,category,sku,price\n__proto__,=1+1,beds,FUZZ-1,x\nfuzz-bed,Bed,sleeping,FUZZ-2,900\n',
    ),
  }
}

function failedSending(error: unknown): Answer {
  return { status: 599, body: inspect(error), retryAfter: undefined, cookies: [], ms: 0 }
}

/**
 * Checks an answer. It measures a slow one twice more, without other requests.
 *
 * @returns the problem; undefined without one
 */
async function problemOf(answer: Answer, again: () => Promise<Answer>): Promise<string | undefined> {
  const { status, body, retryAfter, ms } = answer
  const isDeliberate = status === 503 && retryAfter !== undefined && body.includes('"code":"unavailable"')
  if (status >= 500 && !isDeliberate) return `${status} ${body}`
  if (ms <= SLOWEST_MS) return undefined
  const fastest = Math.min((await again()).ms, (await again()).ms)
  return fastest > SLOWEST_MS ? `took ${Math.round(ms)} ms, and at least ${Math.round(fastest)} ms again` : undefined
}
