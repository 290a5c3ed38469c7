import { expect, onTestFinished, test } from 'vitest'
import { scriptsAfterPage } from '../../server/scripts-after-page.ts'

/** A script that comes and fails: the page loads itself again as for one that did not come. */
const FAILING = 'data:text/javascript,throw 0'

/** The buttons of a page, and the end of its address. */
type Visit = { buttons: string[]; hash?: string }

declare global {
  interface Window {
    /** What the frame shows at each loading, and what it presses. */
    loadings?: { visits: Visit[]; pressed: string[]; said: string[] }
  }
}

const page = `<script>
  console.error = () => {}
  const { visits, pressed, said } = parent.loadings
  new MutationObserver(() => said.push(document.querySelector("[role=alert]")?.textContent)).observe(document, { childList: true, subtree: true })
  addEventListener("click", ({ target }) => pressed.push(target.textContent))
  const { buttons, hash } = visits.shift()
  if (hash) location.hash = hash
  document.write("<main>" + buttons.join("") + "</main>")
  if (visits.length > 0) document.querySelector("button").dataset.held = ""
</script>
<script type="module" async="">import "${FAILING}";
import("${FAILING}");</script>`

/** Returns what a page presses after it has loaded itself again while its first button was held. */
async function pressedAgain(first: Visit, again: Visit): Promise<string[]> {
  return (await loadingsOf(first, again)).pressed
}

async function loadingsOf(first: Visit, again: Visit) {
  const loadings = { visits: [first, again], pressed: [] as string[], said: [] as string[] }
  window.loadings = loadings
  const frame = document.createElement('iframe')
  onTestFinished(() => {
    frame.remove()
    sessionStorage.clear()
    delete window.loadings
  })
  frame.srcdoc = scriptsAfterPage(page, 'Not whole')
  document.body.append(frame)
  await expect.poll(() => loadings.visits.length, { timeout: 8_000 }).toBe(0)
  await expect.poll(() => sessionStorage.getItem('pressedOnPage')).toBe(null)
  return loadings
}

const add = (words: string) => `<button data-worded="Adding…">${words}</button>`
const addNamed = (name: string) => `<button data-worded="Adding…" aria-label="Add to Cart: ${name}">Add</button>`

test('a page that loads itself again presses what was pressed', async () => {
  const buttons = [add('Add to Cart'), add('Add the set')]
  expect(await pressedAgain({ buttons }, { buttons })).toEqual(['Add to Cart'])
})

test('a page whose scripts fail soon after it loaded again says so, and loads again for a button that waits', async () => {
  const buttons = [add('Add to Cart')]
  sessionStorage.setItem('loadedAgain', String(Date.now() - 59_000))
  const { pressed, said } = await loadingsOf({ buttons }, { buttons })
  expect(said).toContain('Not whole')
  expect(pressed).toEqual(['Add to Cart'])
})

test.for<[string, Visit, Visit]>([
  ['a button of another product', { buttons: [addNamed('Rara Bed')] }, { buttons: [addNamed('Jomsom Bed')] }],
  ['a button with other words', { buttons: [add('Add to Cart')] }, { buttons: [add('Add the set')] }],
  ['another place', { buttons: [add('Add')] }, { buttons: [add('Sold out'), add('Add')] }],
  ['another address', { buttons: [add('Add')] }, { buttons: [add('Add')], hash: '#other' }],
])('a page that loads itself again does not press %s', async ([, first, again]) => {
  expect(await pressedAgain(first, again)).toEqual([])
})
