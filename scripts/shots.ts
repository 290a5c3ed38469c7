import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { respond } from '#api/platform/cache/respond.ts'
import { parseEnv } from '#api/platform/env/env.ts'
import { start } from '#api/start.ts'
import { pages } from '../e2e/pages.ts'
import { storefront } from '../storefront/server.ts'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import type { Scene } from './scenes/scene.ts'
import { scenes } from './scenes.ts'

const USUAL_WIDTHS_PX = [390, 768, 1440]
const TABLET_PX = 768
const FOLDER = 'shots'
/** Reduced motion ends what moves at once; swipers and lazy parts take a little. */
const SETTLE_MS = 400

// Every page, and every menu, drawer and dialog, at every width, into an ignored folder, for looking at.
// `npm run shots -- home mega-menu` takes only these, `npm run shots -- 320 home` only at that width.
const given = process.argv.slice(2)
const wanted = given.filter((name) => !/^\d+$/.test(name))
const givenWidths = given.filter((name) => /^\d+$/.test(name)).map(Number)
const widths = givenWidths.length > 0 ? givenWidths : USUAL_WIDTHS_PX
const isWanted = ([name]: [string, unknown]) => wanted.length === 0 || wanted.includes(name)
const dataDir = await mkdtemp(join(tmpdir(), 'kastha-shots-'))
const demo = { DEMO: '1', TEST_WALLETS: '1', TEST_SMS: '1' }
const env = parseEnv({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production', ...demo })
const server = await start(env, (app, { publicUrl }) => {
  app.register(storefront, { api: app, respond, publicUrl })
})
const browser = await chromium.launch({
  ...(chromiumPath && { executablePath: chromiumPath }),
  args: chromiumFlags,
})
await mkdir(FOLDER, { recursive: true })
for (const width of widths) {
  const isPhone = width < TABLET_PX
  const look = { viewport: { width, height: isPhone ? 844 : 900 }, hasTouch: isPhone, isMobile: isPhone }
  for (const [name, path] of Object.entries(pages).filter(isWanted)) {
    const page = await openPage(look, path)
    await showEveryPicture(page)
    await shoot(page, `${name}-${width}`, true)
    await page.close()
  }
  for (const [name, scene] of Object.entries(scenes).filter(isWanted)) {
    if (scene.isFor && !scene.isFor(width)) continue
    const page = await openPage(
      { ...look, serviceWorkers: scene.hasWorker ? 'allow' : 'block' },
      scene.path,
      scene.before,
    )
    try {
      await scene.prepare?.(page)
      // The header stands where it stays: a picture of the whole page would show it in the middle.
      if (scene.isWhole) await page.evaluate(() => scrollTo(0, 0))
      if (scene.isWhole) await showEveryPicture(page)
      await settle(page)
      await shoot(page, `${name}-${width}`, scene.isWhole ?? false)
    } catch (error) {
      // The other pictures are worth having all the same.
      console.error(`${name}-${width}: ${String(error)}`)
      process.exitCode = 1
    }
    await page.close()
  }
}
await browser.close()
await server.stop()
await rm(dataDir, { recursive: true })

/** In a context of its own: no scene sees what another left in the browser. */
async function openPage(
  look: Parameters<typeof browser.newPage>[0],
  path: string,
  before?: Scene['before'],
): Promise<Page> {
  const page = await browser.newPage({ ...look, reducedMotion: 'reduce', baseURL: server.address })
  await before?.(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated]').waitFor()
  return page
}

async function shoot(page: Page, name: string, fullPage: boolean): Promise<void> {
  const path = join(FOLDER, `${name}.png`)
  await page.screenshot({ path, fullPage })
  console.log(path)
}

/** Pictures within sight have come. Not the whole network: some scenes hold an answer back on purpose. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((picture) => {
      const { top, right, bottom, left, height } = picture.getBoundingClientRect()
      const isSeen = height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
      return picture.complete || !isSeen
    }),
  )
  await page.waitForTimeout(SETTLE_MS)
}

/** Lazy pictures load only once they come near the window. */
async function showEveryPicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  })
}
