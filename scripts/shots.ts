import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { respond } from '#api/cache/respond.ts'
import { parseEnv } from '#api/env.ts'
import { start } from '#api/start.ts'
import { pages } from '../e2e/pages.ts'
import { storefront } from '../storefront/server.ts'
import { chromiumFlags, chromiumPath } from './chromium.ts'
import { scenes } from './scenes.ts'

const WIDTHS_PX = [390, 768, 1440]
const TABLET_PX = 768
const FOLDER = 'shots'

// Every page, and every menu, drawer and dialog, at every width, into an ignored folder, for looking at.
// `npm run shots -- home mega-menu` takes only these.
const wanted = process.argv.slice(2)
const isWanted = ([name]: [string, unknown]) => wanted.length === 0 || wanted.includes(name)
const dataDir = await mkdtemp(join(tmpdir(), 'kastha-shots-'))
const env = parseEnv({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production' })
const server = await start(env, (app, { publicUrl }) => {
  app.register(storefront, { api: app, respond, publicUrl })
})
const browser = await chromium.launch({
  ...(chromiumPath && { executablePath: chromiumPath }),
  args: chromiumFlags,
})
await mkdir(FOLDER, { recursive: true })
for (const width of WIDTHS_PX) {
  const isPhone = width < TABLET_PX
  const look = { viewport: { width, height: isPhone ? 844 : 900 }, hasTouch: isPhone, isMobile: isPhone }
  for (const [name, path] of Object.entries(pages).filter(isWanted)) {
    const page = await openPage(look, path)
    await showEveryPicture(page)
    await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), fullPage: true })
    await done(page, `${name}-${width}`)
  }
  for (const [name, { path, prepare, isFor }] of Object.entries(scenes).filter(isWanted)) {
    if (isFor && !isFor(width)) continue
    const page = await openPage(look, path)
    await prepare(page)
    await page.waitForLoadState('networkidle')
    await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`) })
    await done(page, `${name}-${width}`)
  }
}
await browser.close()
await server.stop()
await rm(dataDir, { recursive: true })

/** In a context of its own: no scene sees what another left in the browser. */
async function openPage(look: Parameters<typeof browser.newPage>[0], path: string): Promise<Page> {
  const page = await browser.newPage({ ...look, reducedMotion: 'reduce', baseURL: server.address })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.locator('html[data-hydrated]').waitFor()
  return page
}

async function done(page: Page, name: string): Promise<void> {
  await page.close()
  console.log(`${FOLDER}/${name}.png`)
}

/** Lazy pictures load only once they come near the window. */
async function showEveryPicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  })
}
