/**
 * Returns whether an access token has expired, by its own claim and this device's clock. Either may be wrong: only the
 * server knows whether a token is valid.
 */
export function hasRunOut(accesstoken: string): boolean {
  try {
    const [, payload = ''] = accesstoken.split('.')
    const { exp }: { exp?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof exp === 'number' && exp * 1000 <= Date.now()
  } catch {
    return false // not a token of ours
  }
}
