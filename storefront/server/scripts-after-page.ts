import { storageKeys } from '../app/storage.ts'

/** Maximum wait: a page that is still loading then (a hanging picture) is hydrated all the same. */
const LONGEST_WAIT_MS = 2_000

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const START = /(<script type="module" async="">)(import [\s\S]*?)(<\/script>)/

/**
 * A page reads well before its scripts have come: it asks for them when styles, fonts and the largest picture are there
 * and painted, or at the visitor's first touch, so that they take neither line nor processor from what is seen first.
 * A button pressed too early is pressed again once it works (storefront/app/ui/early-press.ts). A logged-in member gets
 * them at once: the page is covered until they have checked the session (app/features/shell/splash.tsx).
 *
 * @param html  the router's output, with scripts preloaded in the head and imported at the end. Any other HTML is
 *              returned unchanged, which server.test.ts notices.
 */
export function scriptsAfterPage(html: string): string {
  if (!START.test(html)) return html
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file!)
  return html
    .replaceAll(PRELOAD, '')
    .replace(
      START,
      (_, open, imports, close) => open + waiting(files) + inPieces(files, imports) + importedLater(imports) + close,
    )
}

/** Loads all files in parallel, as the preloads would. */
function waiting(files: readonly string[]): string {
  return `await new Promise((go) => {
  const soon = () => requestAnimationFrame(() => setTimeout(go))
  if (document.readyState === "complete") soon()
  else addEventListener("load", soon, { once: true })
  for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, go, { once: true, capture: true })
  setTimeout(go, ${LONGEST_WAIT_MS})
  try { if (localStorage.getItem("${storageKeys.accessToken}")) go() } catch {}
})
for (const href of ${JSON.stringify(files)}) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
}
`
}

/**
 * Runs each file by itself, so that a slow phone can answer in between; all at once they take it a tenth of a second.
 * The entry comes last, since it starts the page.
 */
function inPieces(files: readonly string[], imports: string): string {
  const pieces = files.filter((file) => !imports.includes(`import("${file}")`))
  return `for (const file of ${JSON.stringify(pieces)}) {
  await import(file)
  await new Promise((next) => setTimeout(next))
}
`
}

/** Converts import declarations, which run before anything else, to import calls, which run in place. */
function importedLater(imports: string): string {
  return imports
    .replaceAll(/^import \* as (\w+) from ("[^"]+");/gm, 'const $1 = await import($2);')
    .replaceAll(/^import ("[^"]+");/gm, 'await import($1);')
}
