import { expect, test } from 'vitest'
import { deviceName } from './client.ts'
import { placeName } from '../../../platform/http/place-name.ts'

const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36'
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

test.each([
  [chrome, 'Chrome on Android'],
  [safari, 'Safari on iOS'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox on Windows'],
  ['curl/8.5.0', 'Unknown browser'],
  ['', 'Unknown device'],
  [undefined, 'Unknown device'],
  [`${'\u202Eevil'.repeat(40)}/1 x`, 'Unknown device'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name)
})

test('a user agent of any length is read quickly', () => {
  const began = performance.now()
  deviceName(`Mozilla/5.0 (${'a '.repeat(8_000)}`)
  expect(performance.now() - began).toBeLessThan(100)
})

const zurich = Buffer.from('Zürich').toString('latin1')

test.each([
  [{}, 'cloudflare', null],
  [{ 'x-forwarded-for': '203.0.113.7', 'accept-language': 'ne-NP' }, 'cloudflare', null],
  [{ 'cf-ipcountry': 'NP' }, 'cloudflare', 'NP'],
  [{ 'cf-ipcity': 'Pokhara', 'cf-ipcountry': 'NP' }, 'cloudflare', 'Pokhara, NP'],
  [{ 'cf-ipcity': zurich, 'cf-ipcountry': 'CH' }, 'cloudflare', 'Zürich, CH'],
  [{ 'cf-ipcountry': 'XX' }, 'cloudflare', null],
  [{ 'cloudfront-viewer-city': 'Lalitpur', 'cloudfront-viewer-country': 'NP' }, 'cloudfront', 'Lalitpur, NP'],
  [{ 'cf-ipcity': 'x'.repeat(200), 'cf-ipcountry': 'NP' }, 'cloudflare', null],
  [{ 'cf-ipcity': 'Pokhara', 'cf-ipcountry': 'NP' }, 'none', null],
  [{ 'cf-ipcity': 'Pokhara', 'cf-ipcountry': 'NP' }, 'cloudfront', null],
  [{ 'cloudfront-viewer-city': 'Lalitpur', 'cloudfront-viewer-country': 'NP' }, 'cloudflare', null],
] as const)('%j behind the CDN %s is %s', (headers, cdn, place) => {
  expect(placeName(headers, cdn)).toBe(place)
})
