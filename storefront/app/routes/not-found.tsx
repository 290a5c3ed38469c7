import { data } from 'react-router'

/** Whatever no other route knows: the root's error page answers it. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
