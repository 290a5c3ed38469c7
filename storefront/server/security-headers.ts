import { createHash } from 'node:crypto'

/** Additions to the headers of every response (api/platform/http/security-headers.ts). */
export const fixedSecurityHeaders = {
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
}

/** Policy for files: none of them is a page, and the service worker may call this origin only. */
export const FILE_POLICY = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g

/**
 * Hash of the style element in the 3D viewer's shadow tree (@google/model-viewer), which needs it; a test compares
 * both.
 */
const VIEWER_STYLE = "'sha256-PXtZZkJMMyc18o/DN1ZEFOJ2qEGq95IQbVaJFMOXOb0='"

/**
 * Returns the strictest policy under which a finished page works. Inline scripts and styles are allowed by hash, since
 * a nonce would differ per visitor and the page is cached. Style attributes are allowed, since they contain the
 * pictures' miniatures. `blob:` allows the 3D viewer to extract a model's textures, by fetch or as pictures. Every page
 * allows it, since navigation to a product loads no new document.
 *
 * @param apiOrigin    the API's origin if it has its own host
 * @param formOrigins  origins of the wallets that receive payment forms
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
