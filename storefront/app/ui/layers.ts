import { hearFirst } from './first-popstate.ts'

/**
 * Each drawer, dialog or menu that lies over the page is a layer with a history entry of its own, so that Back closes
 * the uppermost one in every browser (decision 053). The entry repeats the page's entry and adds `layers`, the number
 * of layers up to itself. React Router never notices it.
 */
type Layer = { close: () => void }

/** A traversal that does not arrive within this time was dropped by the browser. */
const PATIENCE_MS = 500

/** Lowest first. */
const open: Layer[] = []
/** The browser's own functions, once layers are in use. */
let native: Pick<History, 'pushState' | 'replaceState'> | undefined
let here = ''
/** Runs while a traversal that `settle` has started is under way. */
let patience: ReturnType<typeof setTimeout> | undefined
/** The change of address that waits for it. */
let held: (() => void) | undefined

/** @returns  removes the layer, whose history entry is then dropped */
export function addLayer(close: () => void): () => void {
  const layer = { close }
  startLayers()
  open.push(layer)
  return () => {
    open.splice(open.indexOf(layer), 1)
    queueMicrotask(settle)
  }
}

/** Also drops the entries of layers that were open before a reload. */
export function startLayers(): void {
  queueMicrotask(settle)
  if (native) return
  const pushState = history.pushState.bind(history)
  const replaceState = history.replaceState.bind(history)
  native = { pushState, replaceState }
  here = presentPage()
  // A page opened from inside a layer takes the place of the layer's entry, so that Back leads to the page below.
  history.pushState = (...entry) => changeAddress(() => (depth() > 0 ? replaceState : pushState)(...entry))
  history.replaceState = (...entry) => changeAddress(() => replaceState(...entry))
  hearFirst(hearTraversal)
}

/** Adds or drops history entries until there is one for each open layer. */
function settle(): void {
  if (patience !== undefined) return
  const surplus = depth() - open.length
  if (surplus > 0) {
    patience = setTimeout(endTraversal, PATIENCE_MS)
    history.go(-surplus)
  }
  while (depth() < open.length) native?.pushState({ ...history.state, layers: depth() + 1 }, '')
}

/** Returns how many layers the current history entry has. */
function depth(): number {
  return (history.state as { layers?: number } | null)?.layers ?? 0
}

/** Identifies the page of the current entry. React Router gives each a `key`, except the first. */
function presentPage(): string {
  const { idx, key } = (history.state ?? {}) as { idx?: number; key?: string }
  return `${idx} ${key} ${location.href}`
}

function changeAddress(change: () => void): void {
  if (patience !== undefined) {
    held = change
    return
  }
  change()
  here = presentPage()
  queueMicrotask(settle)
}

function hearTraversal(event: PopStateEvent): void {
  const isSamePage = here === presentPage()
  const isByVisitor = patience === undefined
  here = presentPage()
  // React Router would load the page again.
  if (isSamePage) event.stopImmediatePropagation()
  const staying = isSamePage ? (isByVisitor ? depth() : open.length) : 0
  for (const layer of open.slice(staying).toReversed()) layer.close()
  endTraversal()
  queueMicrotask(settle)
}

function endTraversal(): void {
  clearTimeout(patience)
  patience = undefined
  const change = held
  held = undefined
  if (change) changeAddress(change)
}
