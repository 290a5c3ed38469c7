import { createHash } from 'node:crypto'

/** Besides those that every answer of the process carries (api/platform/http/security-headers.ts). */
export const fixedSecurityHeaders = {
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** For files: none of them is a page, and the service worker may ask only this origin. */
export const FILE_POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/**
 * The style element of the 3D viewer's shadow tree (@google/model-viewer), which nothing but its hash allows; a test
 * compares both.
 */
const VIEWER_STYLE = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='"

/**
 * The strictest policy under which a finished page still runs: its inline scripts and styles by hash, as a nonce would
 * have to differ from visitor to visitor and the page is kept. Style attributes stay allowed: they carry the pictures'
 * miniatures. `blob:` is what our own scripts made: the 3D viewer takes textures out of a model so, by fetch or as
 * pictures. Every page allows it, since a visitor comes to a product from any page without loading another document.
 *
 * @param apiOrigin    where the API runs when it has a host of its own
 * @param formOrigins  of the wallets that payments are posted to
 */
export function contentSecurityPolicy(
  html: string,
  { apiOrigin, formOrigins = [] }: { apiOrigin?: string | undefined; formOrigins?: readonly string[] } = {},
): string {
  return [
    "default-src 'self'",
    `script-src ${sources(html, INLINE_SCRIPT)}`,
    `style-src ${sources(html, INLINE_STYLE)} ${VIEWER_STYLE}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self' blob:", apiOrigin].filter(Boolean).join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...formOrigins].join(' '),
    "frame-ancestors 'none'",
  ].join('; ')
}

function sources(html: string, element: RegExp): string {
  const hashes = [...html.matchAll(element)].map(([, content]) => `'sha256-${sha256(content ?? '')}'`)
  return ["'self'", ...new Set(hashes)].join(' ')
}

function sha256(content: string): string {
  return createHash('sha256').update(content).digest('base64')
}
