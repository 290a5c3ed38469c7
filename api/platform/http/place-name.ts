import type { IncomingHttpHeaders } from 'node:http'
import { isPlainName } from '#domain/accounts/person-name.ts'

/** Cloudflare's code for an unknown country. */
const UNKNOWN = 'XX'

export const cdns = ['none', 'cloudflare', 'cloudfront'] as const
export type Cdn = (typeof cdns)[number]

/** The headers in which each CDN sends the place of a request. */
const placeHeaders = {
  cloudflare: { city: 'cf-ipcity', country: 'cf-ipcountry' },
  cloudfront: { city: 'cloudfront-viewer-city', country: 'cloudfront-viewer-country' },
} as const

/**
 * Returns city and country of a request, such as `Pokhara, NP`; null without a CDN, or when it does not know. We
 * never look up an address, and ignore headers that a client may have written.
 */
export function placeName(headers: IncomingHttpHeaders, cdn: Cdn): string | null {
  if (cdn === 'none') return null
  const { city, country } = placeHeaders[cdn]
  const parts = [headers[city], headers[country]].flat().filter((part) => part && part !== UNKNOWN)
  const place = inUtf8(parts.join(', '))
  return isPlainName(place) ? place : null
}

/** Node reads headers as latin1, but these CDNs write UTF-8. */
function inUtf8(text: string): string {
  return Buffer.from(text, 'latin1').toString('utf8')
}
