import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { ProjectReply } from '#contract/content.ts'
import { MAX_PIECES, type Plan } from '#domain/planner/plan.ts'
import { writePlan } from '#domain/planner/read-plan.ts'
import { chromiumFlags, chromiumPath } from '../scripts/chromium.ts'
import { startShop } from './servers.ts'

const SLOWDOWN = 4
const RUNS = 5
const FRAMES = 30
/** Models and boxes take turns, so that both meet the machine in the same moods. */
const TURNS = 3
/** So many pieces the targets speak of. */
const FIRST_PICTURE_PIECES = 5
const TURNING_PIECES = 15
const projects = ['lakeside-hotel-lobby', 'lakeside-hotel-guest-rooms']
/** The slow 4G of Lighthouse, in ms and bytes a second. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/**
 * The planner's room in 3D on a processor slowed down four times. From a press on 3D until the first picture and until all
 * models of five pieces are in it, on slow 4G with an empty cache; and what a frame of a turning room of 15 pieces takes the
 * page's own thread, with its models and with the boxes that stand in for them: no simpler models could be quicker than
 * those. A phone's graphics chip is not measured, as software draws here; it gets the triangles and calls.
 */
async function main(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kastha-room-'))
  const shop = await startShop(dataDir, 0)
  const browser = await chromium.launch({ ...(chromiumPath && { executablePath: chromiumPath }), args: chromiumFlags })
  try {
    const room = await furnishedRoom(shop.origin)
    const small = { ...room, pieces: room.pieces.slice(0, FIRST_PICTURE_PIECES) }
    const firsts: { picture: number; models: number }[] = []
    for (let run = 0; run < RUNS; run += 1) firsts.push(await timeFirstPicture(browser, shop.origin, small))
    console.log(`The first picture came after ${spread(firsts.map(({ picture }) => picture))} ms,`)
    console.log(`the models of ${small.pieces.length} pieces after ${spread(firsts.map(({ models }) => models))} ms.`)
    const large = { ...room, pieces: room.pieces.slice(0, TURNING_PIECES) }
    const frames = { models: [] as Frame[], boxes: [] as Frame[] }
    for (let turn = 0; turn < TURNS; turn += 1) {
      frames.models.push(...(await timeFrames(browser, shop.origin, large, 'models')))
      frames.boxes.push(...(await timeFrames(browser, shop.origin, large, 'boxes')))
    }
    console.log(`A frame of ${large.pieces.length} pieces took the page's thread:`)
    for (const [look, all] of Object.entries(frames)) console.log(`  as ${look} ${figures(all)}`)
    // Other processes disturb the quickest quarter least.
    const [models, boxes] = [frames.models, frames.boxes].map((all) =>
      quantile(
        all.map(({ ms }) => ms),
        0.25,
      ),
    )
    console.log(`Boxes take ${((100 * boxes!) / models!).toFixed(0)} % of what the models take.`)
  } finally {
    await browser.close()
    await shop.stop()
    await rm(dataDir, { recursive: true })
  }
}

/** A finished room of the shop, with the furniture of others, so that it has many different models. */
async function furnishedRoom(origin: string): Promise<Plan> {
  const plans: Plan[] = []
  for (const slug of projects) {
    const answer = await fetch(`${origin}/api/project/${slug}`)
    plans.push(...ProjectReply.parse(await answer.json()).data.plans)
  }
  const pieces = plans.flatMap((plan, of) => plan.pieces.map((piece) => ({ ...piece, id: `${of}-${piece.id}` })))
  return { ...plans[0]!, pieces: pieces.slice(0, MAX_PIECES) }
}

async function timeFirstPicture(browser: Browser, origin: string, plan: Plan) {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' })
  const page = await openPlanner(context, origin, plan)
  await slowDown(page, true)
  const began = performance.now()
  await page.getByRole('button', { name: '3D', exact: true }).tap()
  await page.waitForFunction(() => 'firstFrameAt' in window)
  const picture = performance.now() - began
  await page.getByText(`${plan.pieces.length} pieces shown`).waitFor({ timeout: 120_000 })
  const models = performance.now() - began
  await context.close()
  return { picture, models }
}

async function timeFrames(browser: Browser, origin: string, plan: Plan, look: 'models' | 'boxes'): Promise<Frame[]> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'no-preference', serviceWorkers: 'block' })
  if (look === 'boxes') await context.route(/\.glb(\?|$)/, (route) => route.abort())
  const page = await openPlanner(context, origin, plan)
  await page.getByRole('button', { name: '3D', exact: true }).tap()
  await page.getByText(`${plan.pieces.length} pieces shown`).waitFor({ timeout: 120_000 })
  await slowDown(page, false)
  const stage = page.getByRole('application', { name: 'Room in 3D' })
  const box = (await stage.boundingBox())!
  await page.evaluate(() => Object.assign(window, { frames: [] }))
  await page.mouse.move(box.x + 20, box.y + box.height / 2)
  await page.mouse.down()
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await page.mouse.move(box.x + 20 + (frame % 60) * 5, box.y + box.height / 2)
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await page.mouse.up()
  const frames = await page.evaluate(() => (window as unknown as Watched).frames)
  await context.close()
  return frames
}

/** What a frame took the page's own thread, and what it asked of the graphics chip. */
type Frame = { ms: number; calls: number; triangles: number }
type Watched = { frames: Frame[]; firstFrameAt?: number }

function figures(frames: readonly Frame[]): string {
  const times = frames.map(({ ms }) => ms)
  const [quick, median, late] = [0.25, 0.5, 0.95].map((share) => quantile(times, share).toFixed(1))
  const [calls, triangles] = [frames.map((frame) => frame.calls), frames.map((frame) => frame.triangles)].map((all) =>
    quantile(all, 0.5),
  )
  return `${quick} ms, ${median}, ${late} (quickest quarter, half, all but one in twenty); ${calls} calls, ${triangles} triangles`
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * share)]!
}

async function openPlanner(context: BrowserContext, origin: string, plan: Plan): Promise<Page> {
  await context.addInitScript((kept) => localStorage.setItem('planner', kept), writePlan(plan))
  await context.addInitScript(watchFrames)
  const page = await context.newPage()
  await page.goto(`${origin}/planner`, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated]').waitFor()
  return page
}

async function slowDown(page: Page, hasSlowNetwork: boolean): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  if (hasSlowNetwork) await devtools.send('Network.emulateNetworkConditions', slow4G)
}

/** Times the callbacks of frames in which the room is drawn. */
function watchFrames(): void {
  const watched: Watched = { frames: [] }
  Object.assign(window, watched)
  const seen = window as unknown as Watched
  let [draws, triangles] = [0, 0]
  const count = (prototype: WebGL2RenderingContext, name: 'drawElements' | 'drawElementsInstanced') => {
    const draw = prototype[name] as (...values: never[]) => void
    Object.assign(prototype, {
      [name](this: WebGL2RenderingContext, ...values: never[]) {
        // Mode, indices, their type, where they begin, copies.
        const [, indices, , , copies = 1] = values as number[]
        draws += 1
        triangles += (indices! / 3) * copies
        seen.firstFrameAt ??= performance.now()
        draw.apply(this, values)
      },
    })
  }
  count(WebGL2RenderingContext.prototype, 'drawElements')
  count(WebGL2RenderingContext.prototype, 'drawElementsInstanced')
  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = (callback) =>
    request((at) => {
      const [drawn, shown, began] = [draws, triangles, performance.now()]
      callback(at)
      if (draws === drawn) return
      seen.frames.push({ ms: performance.now() - began, calls: draws - drawn, triangles: triangles - shown })
    })
}

function spread(values: readonly number[]): string {
  const sorted = values.toSorted((one, other) => one - other).map((value) => Math.round(value))
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]} to ${sorted.at(-1)})`
}

await main()
