import type { IncomingHttpHeaders } from 'node:http'
import { isPlainName } from '#domain/person-name.ts'

/** Cloudflare's word for a country it does not know. */
const UNKNOWN = 'XX'

/** By which headers networks in front of the shop say where a request comes from: Cloudflare, CloudFront. */
const known = [
  { city: 'cf-ipcity', country: 'cf-ipcountry' },
  { city: 'cloudfront-viewer-city', country: 'cloudfront-viewer-country' },
]

/** City and country of a request, such as `Pokhara, NP`; null where nobody tells. We look nobody's address up. */
export function placeName(headers: IncomingHttpHeaders): string | null {
  for (const { city, country } of known) {
    const parts = [headers[city], headers[country]].flat().filter((part) => part && part !== UNKNOWN)
    const place = inUtf8(parts.join(', '))
    if (isPlainName(place)) return place
  }
  return null
}

/** Node reads headers as latin1; these networks write UTF-8. */
function inUtf8(text: string): string {
  return Buffer.from(text, 'latin1').toString('utf8')
}
