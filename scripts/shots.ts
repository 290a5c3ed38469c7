import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { respond } from '#api/cache/respond.ts'
import { parseEnv } from '#api/env.ts'
import { start } from '#api/start.ts'
import { storefront } from '../storefront/server.ts'

const WIDTHS_PX = [390, 768, 1440]
const FOLDER = 'shots'

const routes: Record<string, string> = {
  home: '/',
  'listing-all': '/productListing',
  'listing-category': '/productListing/category/1',
  'listing-filtered': '/productListing?availability=available&discount=10&sort=price',
  'listing-empty': '/productListing?minPrice=999999999',
  'listing-list-view': '/productListing?view=list',
  product: '/product/1',
  'product-plain': '/product/20',
  search: '/search?q=sofaa',
  'search-nothing': '/search?q=zzzzzz',
  'not-found': '/no-such-page',
  'product-not-found': '/product/999999999',
}

// Every route at every width, into an ignored folder, for looking at. `npm run shots -- home product` takes only these.
const wanted = process.argv.slice(2)
const dataDir = await mkdtemp(join(tmpdir(), 'kastha-shots-'))
const env = parseEnv({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', NODE_ENV: 'production' })
const server = await start(env, (app, { publicUrl }) => {
  app.register(storefront, { api: app, respond, publicUrl })
})
const browser = await chromium.launch({
  ...(existsSync('/usr/bin/chromium') && { executablePath: '/usr/bin/chromium' }),
  args: ['--no-sandbox', '--disable-background-networking'],
})
await mkdir(FOLDER, { recursive: true })
for (const width of WIDTHS_PX) {
  const page = await browser.newPage({ viewport: { width, height: width < 768 ? 844 : 900 }, reducedMotion: 'reduce' })
  for (const [name, path] of Object.entries(routes)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    await page.goto(new URL(path, server.address).href, { waitUntil: 'networkidle' })
    await showEveryPicture(page)
    await page.screenshot({ path: join(FOLDER, `${name}-${width}.png`), fullPage: true })
    console.log(`${FOLDER}/${name}-${width}.png`)
  }
  await page.close()
}
await browser.close()
await server.stop()
await rm(dataDir, { recursive: true })

/** Lazy pictures load only once they come near the window. */
async function showEveryPicture(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager'
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)))
  })
}
