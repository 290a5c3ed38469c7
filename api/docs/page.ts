import { createHash } from 'node:crypto'

/** Settings of the page. It has no button to try a call, because its requests carry no login. */
export const pageConfiguration = {
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  hideTestRequestButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
} as const

export const PAGE_TITLE = 'Kastha API'

/**
 * Returns a policy that allows only this page's scripts, in an origin of their own. They reach neither the
 * storefront's tokens nor any cookie. The library writes its styles into the page, so those stay 'unsafe-inline'.
 *
 * @param html  the page, whose inline scripts may run
 */
export function policyOf(html: string): string {
  const scripts = [...html.matchAll(/<script[^>]*>([^<]+)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  )
  return [
    'sandbox allow-scripts allow-downloads',
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`,
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * Storage that lasts as long as the page: a page with an origin of its own has none, and the library fails without
 * it.
 */
export const OWN_STORAGE = `for (const name of ['localStorage', 'sessionStorage']) {
  const kept = new Map()
  const value = {
    get length() { return kept.size },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, String(text)),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  }
  Object.defineProperty(window, name, { value })
}
`
