import { warningElementId } from './warning-id.ts'

/** Within this time the panel of a piece that was chosen by the same tap has come. */
const GROWS_MS = 2000

/** Leads to what a warning says, which takes the focus. It stays in sight while the page above it grows. */
export function showWarning(id: string): void {
  const said = document.getElementById(warningElementId(id))
  if (!said) return
  const show = () => said.scrollIntoView({ block: 'center' })
  show()
  said.focus({ preventScroll: true })
  const growth = new ResizeObserver(show)
  growth.observe(document.body)
  const stop = () => growth.disconnect()
  said.addEventListener('blur', stop, { once: true })
  setTimeout(stop, GROWS_MS)
}
