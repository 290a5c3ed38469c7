import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium, type Request } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../scripts/chromium.ts'

/** Bytes as they travel, brotli for text. */
export type PageWeight = {
  /** The scripts that its HTML names. */
  namedScript: number
  /** What it asks for before it answers to touch: these, its texts and the formats of its language. */
  startScript: number
  script: number
  /** With the styles in its HTML. */
  style: number
  font: number
  picture: number
  html: number
  layoutShift: number
  elements: number
  /** Classes without styles: of parts that the page loads by itself, but whose styles it does not contain. */
  unstyled: string[]
}

const kinds = { script: 'script', stylesheet: 'style', font: 'font', image: 'picture', document: 'html' } as const

/** What a phone fetches for each page, opened for the first time. */
export async function weighPages(origin: string, paths: readonly string[]): Promise<Record<string, PageWeight>> {
  const browser = await chromium.launch({
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: chromiumFlags,
  })
  try {
    const weights: Record<string, PageWeight> = {}
    for (const path of paths) weights[path] = await weighPage(browser, origin, path)
    return weights
  } finally {
    await browser.close()
  }
}

export async function weighPage(browser: Browser, origin: string, path: string): Promise<PageWeight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const fetched: Request[] = []
  page.on('requestfinished', (request) => fetched.push(request))
  await page.addInitScript(observeShifts)
  await page.addInitScript(noteStart)
  const answer = await page.goto(origin + path, { waitUntil: 'networkidle' })
  if (!answer?.ok()) throw new Error(`${path} was answered ${answer?.status()}`)
  const html = await answer.text()
  // On a busy machine the network may be idle before the page's scripts have run.
  await page.waitForFunction(hasStarted)
  const layoutShift = await page.evaluate(readShift)
  const elements = await page.locator('*').count()
  const unstyled = await page.evaluate(findUnstyled)
  const started = new Set(await page.evaluate(readStart))
  // The browser is closed now, so later requests do not count.
  const sizes = await Promise.all(fetched.map(sizeOf))
  await context.close()

  const inline = Array.from(html.matchAll(/<style[^>]*>(.*?)<\/style>/gs), ([, css]) => css!)
  const style = brotliCompressSync(inline.join('')).length
  const measured = { layoutShift, elements, unstyled }
  const weight = { namedScript: 0, startScript: 0, script: 0, style, font: 0, picture: 0, html: 0, ...measured }
  const named = scriptsIn(html, origin)
  for (const { url, type, bytes } of largestOf(sizes)) {
    const isScript = new URL(url).pathname.startsWith('/assets/') && url.endsWith('.js')
    // A part's script is fetched before it is imported (decision 079).
    const kind = isScript ? 'script' : kinds[type as keyof typeof kinds]
    if (kind) weight[kind] += bytes
    if (kind !== 'script') continue
    if (named.has(url)) weight.namedScript += bytes
    if (named.has(url) || started.has(url)) weight.startScript += bytes
  }
  return weight
}

/** Each file once: when a page uses it again, it comes from the browser's cache, and its size is below zero. */
function largestOf<File extends { url: string; bytes: number }>(files: readonly File[]): File[] {
  const largest = new Map<string, File>()
  for (const file of files) if (file.bytes > (largest.get(file.url)?.bytes ?? 0)) largest.set(file.url, file)
  return [...largest.values()]
}

async function sizeOf(request: Request) {
  const { responseBodySize } = await request.sizes()
  return { url: request.url(), type: request.resourceType(), bytes: responseBodySize }
}

function scriptsIn(html: string, origin: string): Set<string> {
  const named = html.matchAll(/["'(](\/assets\/[^"')]+\.js)/g)
  return new Set(Array.from(named, ([, url]) => new URL(url!, origin).href))
}

/** Runs in the page: adds up how far its parts move while it loads. */
export function observeShifts() {
  const shifts = window as unknown as { layoutShift: number }
  shifts.layoutShift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shifts.layoutShift += (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page. */
export function readShift(): number {
  return (window as unknown as { layoutShift: number }).layoutShift
}

/** Runs in the page. The end of a class names its file (storefront/build-tools/page-styles.ts). */
function findUnstyled(): string[] {
  const css = Array.from(document.querySelectorAll('style'), ({ textContent }) => textContent).join('')
  const styled = new Set(Array.from(css.matchAll(/__([0-9a-z]{3})\b/g), ([, id]) => id))
  const used = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList])
  return [...new Set(used)].filter((name) => /__[0-9a-z]{3}$/.test(name) && !styled.has(name.slice(-3)))
}

/** Runs in the page: notes when it answers to touch. */
function noteStart() {
  const noted = { attributes: true, attributeFilter: ['data-hydrated'], subtree: true }
  new MutationObserver((_, observer) => {
    performance.mark('start')
    observer.disconnect()
  }).observe(document, noted)
}

/** Runs in the page. */
function hasStarted(): boolean {
  return performance.getEntriesByName('start', 'mark').length > 0
}

/** Runs in the page: the addresses of all that it had asked for by then. */
function readStart(): string[] {
  const start = performance.getEntriesByName('start', 'mark')[0]!
  const asked = performance.getEntriesByType('resource')
  return asked.filter(({ startTime }) => startTime < start.startTime).map(({ name }) => name)
}
