import { href } from 'react-router'

/** Nobody comes back to these after a login. */
const ON_THE_WAY = /^\/(login|register|verifyAccount|forgot-password)?$/i

/**
 * The login page, which goes on at `next` afterwards: `/login?next=/my-orders` (return-path.ts reads it).
 *
 * @param next  a path of this shop, with its search
 */
export function loginPath(next: string): string {
  const [pathname = ''] = next.split('?')
  return ON_THE_WAY.test(pathname) ? href('/login') : `${href('/login')}?${new URLSearchParams({ next })}`
}
