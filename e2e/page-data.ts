import type { Page } from '@playwright/test'

/** Matches the data requests of client-side navigations. */
export const pageData = /\.data(\?|$)/

// oxlint-disable-next-line typescript/no-explicit-any
type PageData = any

/** Modifies the server's data for the next client-side navigations. */
export async function changePageData(page: Page, change: (data: PageData) => void): Promise<void> {
  await page.unroute(pageData)
  await page.route(pageData, async (route) => {
    const response = await route.fetch()
    const answer = unflatten(await response.text())
    for (const { data } of Object.values<PageData>(answer)) change(data)
    await route.fulfill({ response, body: flatten(answer) })
  })
}

const UNDEFINED = -7
const NULL = -5

/** Decodes page data, which is a flat list whose entries refer to each other by index. */
function unflatten(stream: string): PageData {
  const values = JSON.parse(stream) as unknown[]
  const at = (place: number): unknown => {
    if (place < 0) return place === NULL ? null : undefined
    const value = values[place]
    if (Array.isArray(value)) return value.map(at)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [values[Number(key.slice(1))], at(inner as number)]),
    )
  }
  return at(0)
}

function flatten(data: unknown): string {
  const values: unknown[] = []
  const add = (value: unknown): number => {
    if (value === undefined) return UNDEFINED
    if (value === null) return NULL
    const place = values.push(value) - 1
    if (Array.isArray(value)) values[place] = value.map(add)
    else if (typeof value === 'object') {
      values[place] = Object.fromEntries(Object.entries(value).map(([key, inner]) => [`_${add(key)}`, add(inner)]))
    }
    return place
  }
  add(data)
  return `${JSON.stringify(values)}\n`
}
