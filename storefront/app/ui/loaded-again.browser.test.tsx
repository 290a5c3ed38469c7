import { expect, onTestFinished, test } from 'vitest'
import { scriptsAfterPage } from '../../server/scripts-after-page.ts'

/** A script that comes and fails: the page loads itself again as for one that did not come. */
const FAILING = 'data:text/javascript,throw 0'

/** A script that never comes, until the test lets it. */
const HANGING = 'data:text/javascript,await new Promise((come) => { parent.loadings.come = come })'

/** The buttons of a page, its other content, and the end of its address. */
type Visit = { buttons: string[]; fields?: string; hash?: string }

type Loadings = { visits: Visit[]; pressed: string[]; said: (string | undefined)[]; come?: () => void }

declare global {
  interface Window {
    /** What the frame shows at each loading, and what it presses. */
    loadings?: Loadings
  }
}

const pageWith = (script: string) => `<script>
  console.error = () => {}
  // A minute in a second.
  const clock = setTimeout
  setTimeout = (call, ms) => clock(call, ms / ${script === HANGING ? 60 : 1})
  const { visits, pressed, said } = parent.loadings
  new MutationObserver(() => said.push(document.querySelector("[role=alert]")?.textContent)).observe(document, { childList: true, subtree: true })
  addEventListener("click", ({ target }) => pressed.push(target.textContent))
  const { buttons, fields = "", hash } = visits.shift()
  if (hash) location.hash = hash
  document.write("<main>" + buttons.join("") + fields + "</main>")
  if (visits.length > 0) document.querySelector("button").dataset.held = ""
</script>
<script type="module" async="">import "${script}";
import("${script}");</script>`

/** Returns what a page presses after it has loaded itself again while its first button was held. */
async function pressedAgain(first: Visit, again: Visit): Promise<string[]> {
  return (await loadingsOf(first, again)).pressed
}

async function loadingsOf(first: Visit, again: Visit) {
  const { loadings } = open(FAILING, [first, again])
  await expect.poll(() => loadings.visits.length).toBe(0)
  await expect.poll(() => sessionStorage.getItem('entriesOfPage')).toBe(null)
  return loadings
}

function open(script: string, visits: Visit[]) {
  const loadings: Loadings = { visits, pressed: [], said: [] }
  window.loadings = loadings
  const frame = document.createElement('iframe')
  onTestFinished(() => {
    frame.remove()
    sessionStorage.clear()
    delete window.loadings
  })
  frame.srcdoc = scriptsAfterPage(pageWith(script), 'Not whole')
  document.body.append(frame)
  return { frame, loadings }
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

test('a page whose scripts neither come nor fail says so, until they come', async () => {
  const { loadings } = open(HANGING, [{ buttons: [add('Add to Cart')] }])
  await expect.poll(() => loadings.said.at(-1)).toBe('Not whole')
  loadings.come!()
  await expect.poll(() => loadings.said.at(-1)).toBe(undefined)
  expect(loadings.visits, 'not loaded again').toEqual([])
})

const fields = '<input name="street"><input name="agreed" type="checkbox"><input name="password" type="password">'

/** Opens a page whose scripts hang, fills in its fields, and loads it again as a visitor does. */
async function loadAgain(again: Visit, leave: (page: Window) => void = () => {}) {
  const { frame, loadings } = open(HANGING, [{ buttons: [add('Add to Cart')], fields }, again])
  await expect.poll(() => loadings.come).toBeDefined()
  const page = frame.contentWindow!
  for (const field of page.document.querySelectorAll('input')) {
    if (field.type === 'checkbox') field.checked = true
    else field.value = 'Thamel 5'
  }
  leave(page)
  delete loadings.come
  page.location.reload()
  await expect.poll(() => loadings.come).toBeDefined()
  const entered = [...frame.contentDocument!.querySelectorAll('input')].map((field) =>
    field.type === 'checkbox' ? field.checked : field.value,
  )
  return { entered, pressed: loadings.pressed }
}

test('what was typed and pressed stays when the visitor loads a page again whose scripts hang, except a password', async () => {
  const { entered, pressed } = await loadAgain({ buttons: [add('Add to Cart')], fields })
  expect(entered).toEqual(['Thamel 5', true, ''])
  expect(pressed.filter((words) => words !== '')).toEqual(['Add to Cart'])
})

test('another address gets nothing of what was typed', async () => {
  const { entered, pressed } = await loadAgain({ buttons: [add('Add to Cart')], fields, hash: '#other' })
  expect(entered).toEqual(['', false, ''])
  expect(pressed).toEqual([])
})

test('an address that is opened anew gets nothing of what was typed there before', async () => {
  sessionStorage.setItem('entriesOfPage', JSON.stringify(['about:srcdoc', [['street', 'Thamel 5', false]], []]))
  const { frame, loadings } = open(HANGING, [{ buttons: [add('Add to Cart')], fields }])
  await expect.poll(() => loadings.come).toBeDefined()
  expect(frame.contentDocument!.querySelector('input')!.value).toBe('')
  expect(sessionStorage.getItem('entriesOfPage')).toBe(null)
})

test('a page that has its scripts keeps only a press that was not sent', async () => {
  const { entered, pressed } = await loadAgain({ buttons: [add('Add to Cart')], fields }, (page) => {
    page.document.documentElement.dataset.hydrated = 'true'
    const button = page.document.querySelector('button')!
    delete button.dataset.held
    button.ariaBusy = 'true'
    button.textContent = 'Adding…'
    page.isUnsent = true
  })
  expect(entered).toEqual(['', false, ''])
  expect(pressed).toEqual(['Add to Cart'])
})

test('a page that has its scripts drops a press that was sent', async () => {
  const { pressed } = await loadAgain({ buttons: [add('Add to Cart')], fields }, (page) => {
    const button = page.document.querySelector('button')!
    delete button.dataset.held
    button.ariaBusy = 'true'
  })
  expect(pressed.filter((words) => words !== '')).toEqual([])
})
