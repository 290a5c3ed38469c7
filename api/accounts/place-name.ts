import type { IncomingHttpHeaders } from 'node:http'
import { isPlainName } from '#domain/person-name.ts'

/** Cloudflare's word for a country it does not know. */
const UNKNOWN = 'XX'

export const cdns = ['none', 'cloudflare', 'cloudfront'] as const
export type Cdn = (typeof cdns)[number]

/** The headers in which each network says where a request comes from. */
const placeHeaders = {
  cloudflare: { city: 'cf-ipcity', country: 'cf-ipcountry' },
  cloudfront: { city: 'cloudfront-viewer-city', country: 'cloudfront-viewer-country' },
} as const

/**
 * City and country of a request, such as `Pokhara, NP`; null when the CDN does not say, or there is none. We look up
 * nobody's address, and believe no header that a client may have written.
 */
export function placeName(headers: IncomingHttpHeaders, cdn: Cdn): string | null {
  if (cdn === 'none') return null
  const { city, country } = placeHeaders[cdn]
  const parts = [headers[city], headers[country]].flat().filter((part) => part && part !== UNKNOWN)
  const place = inUtf8(parts.join(', '))
  return isPlainName(place) ? place : null
}

/** Node reads headers as latin1; these networks write UTF-8. */
function inUtf8(text: string): string {
  return Buffer.from(text, 'latin1').toString('utf8')
}
