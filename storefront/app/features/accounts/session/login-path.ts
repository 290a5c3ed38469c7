import { href } from 'react-router'

/** Pages that a login does not return to. */
const ON_THE_WAY = /^\/(login|register|verifyAccount|forgot-password)?$/i

/**
 * Returns the login page with the path to continue at: `/login?next=/my-orders` (return-path.ts reads it).
 *
 * @param next  a path of this shop, with its query
 */
export function loginPath(next: string): string {
  const [pathname = ''] = next.split('?')
  return ON_THE_WAY.test(pathname) ? href('/login') : `${href('/login')}?${new URLSearchParams({ next })}`
}
