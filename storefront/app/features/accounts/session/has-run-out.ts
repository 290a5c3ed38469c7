/**
 * Whether an access token has run out, by what it says itself and by this device's clock. Either may be wrong: only the
 * server knows whether a token holds.
 */
export function hasRunOut(accesstoken: string): boolean {
  try {
    const [, payload = ''] = accesstoken.split('.')
    const { exp }: { exp?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof exp === 'number' && exp * 1000 <= Date.now()
  } catch {
    return false // no token of ours
  }
}
