import { storageKeys } from '../app/storage.ts'

/** Maximum wait: a page that is still loading then (a hanging picture) is hydrated all the same. */
const LONGEST_WAIT_MS = 2_000

/** Keys in the tab's storage: when a page last loaded itself again, and what a page that was left held. */
const LOADED_AGAIN = 'loadedAgain'
const ENTRIES = 'entriesOfPage'
/** Buttons such as "Add to Cart" (storefront/app/ui/hold-press.ts). */
const ACTIONS = '[data-worded]'
const LOADED_AGAIN_MS = 60_000
const ASK_AGAIN_MS = 2_000
/** Number of tries to get the files before the page says that it is not whole. */
const ASKED_IN_SILENCE = 3
/** The same without an answer. A phone on 100 kbit/s has all files after 15 s, so most slow pages are not called broken. */
const SILENCE_MS = 20_000
/** A request without an answer ends then, so that the next one takes another connection. */
const LONGEST_TRY_MS = 60_000
/** Above all else, such as the splash screen of members. */
const NOT_WHOLE_STYLE =
  'position:sticky;top:0;z-index:101;max-width:none;margin:0;padding:var(--s-3) var(--s-4);background:var(--danger-tint);color:var(--ink);text-align:center'

const PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g
const START = /(<script type="module" async="">)(import [\s\S]*?)(<\/script>)/

/**
 * A page reads well before its scripts have come: it asks for them when styles, fonts and the largest picture are there
 * and painted, or at the visitor's first touch, so that they take neither line nor processor from what is seen first.
 * A button pressed too early is pressed again once it works (storefront/app/ui/early-press.ts). A logged-in member gets
 * them at once: the page is covered until they have checked the session (app/features/shell/splash.tsx).
 *
 * @param html  the router's output, with scripts preloaded in the head and imported at the end. Any other HTML is
 *              returned unchanged, which server.long.test.ts notices.
 * @param notWhole  what the page says while a script does not come for some seconds
 */
export function scriptsAfterPage(html: string, notWhole: string): string {
  if (!START.test(html)) return html
  const files = [...html.matchAll(PRELOAD)].map(([, file]) => file!)
  return html.replaceAll(PRELOAD, '').replace(
    START,
    (_, open, imports, close) =>
      `${open}${enteredAgain()}${waiting(files)}${saidLate(notWhole)}try {
${inPieces(files, imports)}${importedLater(imports)}
clearTimeout(late)
note.remove()
} ${orLoadedAgain()}${close}`,
  )
}

/**
 * Enters what the fields held and presses what was pressed before the page was loaded again, by itself or by the visitor;
 * early-press.ts hears of it. Keeps both when the page is left before its scripts have run, and afterwards a press that
 * has not been sent. Another address, place or label is another button, perhaps of another product. Passwords are not
 * kept. Somebody who opens the address later, in the same tab, may be another person, and has pressed nothing.
 */
function enteredAgain(): string {
  return `const actions = [...document.querySelectorAll("${ACTIONS}")]
const names = actions.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent)
const fields = [...document.querySelectorAll("main :is(input:not([type=password],[type=file]), select, textarea)")]
const isHeld = ({ dataset }) => "held" in dataset
try {
  const [address, entries, pressed] = JSON.parse(sessionStorage.getItem("${ENTRIES}") ?? "[]")
  sessionStorage.removeItem("${ENTRIES}")
  const isReload = performance.getEntriesByType("navigation")[0]?.type === "reload"
  if (isReload && address === location.href) {
    for (const [at, [name, value, checked]] of entries.entries()) {
      const field = fields[at]
      if (field?.name !== name) break
      if (Boolean(field.checked) !== checked) field.click()
      else if (field.value !== value) {
        field.value = value
        field.dispatchEvent(new Event("input", { bubbles: true }))
      }
    }
    for (const [at, name] of pressed) if (names[at] === name) actions[at].click()
  }
} catch {}
addEventListener("pagehide", ({ persisted }) => {
  if (persisted) return
  const typed = document.documentElement.dataset.hydrated ? [] : fields
  const entries = typed.map(({ name, value, checked }) => [name, value, Boolean(checked)])
  const isUnsent = (action) => isHeld(action) || (window.isUnsent && action.ariaBusy)
  const pressed = actions.flatMap((action, at) => (isUnsent(action) ? [[at, names[at]]] : []))
  try { sessionStorage.setItem("${ENTRIES}", JSON.stringify([location.href, entries, pressed])) } catch {}
})
`
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
const files = ${JSON.stringify(files)}
for (const href of files) {
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }))
}
`
}

/** Says that the page is not whole while files neither come nor fail. A line that is only slow still brings them. */
function saidLate(notWhole: string): string {
  return `const note = document.createElement("p")
note.style.cssText = "${NOT_WHOLE_STYLE}"
note.setAttribute("role", "alert")
note.textContent = ${JSON.stringify(notWhole)}
const say = () => document.body.prepend(note)
const late = setTimeout(say, ${SILENCE_MS})
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
    .replaceAll(/^import\("/gm, 'await import("')
}

/**
 * Loads the page again when a file did not come, once the network gives them all: browsers remember a failed import while
 * the page is open, and a pressed button would wait for ever. The page says so meanwhile. At most once a minute where the
 * files come at once, in case they come and fail; the second time only for a button that waits.
 */
function orLoadedAgain(): string {
  return `catch (error) {
  console.error(error)
  let last = Infinity
  try { last = Number(sessionStorage.getItem("${LOADED_AGAIN}")) } catch {}
  const arrives = async (file) => (await fetch(file, { signal: AbortSignal.timeout(${LONGEST_TRY_MS}) })).blob()
  const arrived = () => Promise.all(files.map(arrives)).then(() => true, () => false)
  const pause = (ms) => new Promise((next) => setTimeout(next, ms))
  let asked = 0
  while (!(await arrived())) {
    if (++asked === ${ASKED_IN_SILENCE}) say()
    await pause(${ASK_AGAIN_MS})
  }
  const left = last + ${LOADED_AGAIN_MS} - Date.now()
  if (asked === 0 && left > 0) {
    say()
    if (left < Infinity) await pause(left)
    while (!actions.some(isHeld)) await pause(${ASK_AGAIN_MS})
  }
  if (last < Infinity) {
    sessionStorage.setItem("${LOADED_AGAIN}", Date.now())
    window.loadsAgain = true
    location.reload()
  }
}`
}
