import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromiumFlags, chromiumPath } from '../scripts/chromium.ts'

const RUNS = 5

/** Fetched when a bench needs it: its 150 packages would be a sixth of every installation. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

type Scores = Record<string, Record<string, number>>

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

/**
 * Lighthouse's four scores for a phone on a slow network, 0 to 100, and its figures in ms: the median of five runs a page.
 * The cookie is sent with every request, for pages that show a cart.
 */
export async function scorePages(origin: string, paths: string[], cookie?: string): Promise<Scores> {
  const scores: Scores = {}
  for (const path of paths) {
    const runs: Record<string, number>[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await score(origin + path, cookie))
    scores[path] = Object.fromEntries(
      Object.keys(runs[0]!).map((name) => [name, median(runs.map((run) => run[name]!))]),
    )
  }
  return scores
}

async function score(url: string, cookie: string | undefined): Promise<Record<string, number>> {
  const { categories, audits } = await audit(url, cookie)
  const scores = Object.entries(categories).map(([name, { score: share }]) => [name, Math.round((share ?? 0) * 100)])
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  const measured = figures.map((name) => [name, Math.round((audits[name]?.numericValue ?? Number.NaN) * 1000) / 1000])
  return Object.fromEntries([...scores, ...measured]) as Record<string, number>
}

async function audit(url: string, cookie: string | undefined): Promise<Report> {
  const headers = cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ cookie })}`]
  const chromium = `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`
  const { stdout } = await promisify(execFile)(
    'npx',
    ['--yes', LIGHTHOUSE, url, '--output=json', '--quiet', chromium, ...headers],
    {
      env: { ...process.env, ...(chromiumPath && { CHROME_PATH: chromiumPath }) },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return JSON.parse(stdout) as Report
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
}
