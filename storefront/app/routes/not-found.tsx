import { data } from 'react-router'

/** Catches every address without a route; the root's error page responds. */
export function loader() {
  throw data(null, { status: 404 })
}

export default function NotFoundRoute() {
  return null
}
