import { keep } from '../../storage.ts'

const KEY = 'replaced'

/**
 * Opens another document in place of this one, so that Back leads to the page before. It gets the router's state of the
 * history entry, by whose key the router finds where the page was scrolled to.
 */
export function replacePage(href: string): void {
  keep(KEY, JSON.stringify({ href, state: { ...history.state, layers: 0 } }), 'sessionStorage')
  location.replace(href)
}

/** Gives the new document that state. The script is inline and runs before the router's. */
export const adoptEntry = `try{
const replaced=JSON.parse(sessionStorage.getItem("${KEY}"))
if(replaced){sessionStorage.removeItem("${KEY}");if(replaced.href===location.href)history.replaceState(replaced.state,"")}
}catch{}`
