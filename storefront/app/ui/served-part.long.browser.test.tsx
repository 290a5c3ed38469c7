import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { onceUsed } from './once-used.ts'
import { changePage, hydrate, type Load } from './served-part.fixture.tsx'
import { servedPart } from './served-part.tsx'
import { Toasts } from './toast.tsx'

const SERVED =
  '<h2>Related</h2><ul><li><a href="#stool">Stool</a></li></ul><button type="button">Added 0 times</button><label><input type="checkbox">In stock</label>'

function Related({ name }: { name: string }) {
  const [times, setTimes] = useState(0)
  return (
    <>
      <h2>{name}</h2>
      <ul>
        <li>
          <a href="#stool">Stool</a>
        </li>
      </ul>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Added {times} times
      </button>
      <label>
        <input type="checkbox" checked={times > 0} onChange={() => setTimes(times + 1)} />
        In stock
      </label>
    </>
  )
}

const NOT_LOADED = 'This could not be loaded. Please check your connection and try again.'

const loadRelated: Load = async () => ({ default: Related })

const link = () => page.getByRole('link', { name: 'Stool' })
const button = (times: number) => page.getByRole('button', { name: `Added ${times} times` })

/** Opens a served page whose part waits for its script until `arrive` is called. */
async function openServed(served = SERVED) {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Related }>()
  const load = vi.fn<Load>(() => promise)
  await hydrate(load, served)
  return { load, arrive: () => resolve({ default: Related }) }
}

test('the served part stays, and its script is not requested, until the visitor does something', async () => {
  const { load, arrive } = await openServed()
  await expect.element(page.getByRole('heading', { name: 'Related' })).toBeVisible()
  expect(load).not.toHaveBeenCalled()
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => load.mock.calls.length).toBe(1)
  await expect.element(button(0)).toBeVisible()
  arrive()
  await expect.element(page.getByRole('heading', { name: 'Related products' })).toBeVisible()
})

test('a press before the script has come is repeated once it has', async () => {
  const { arrive } = await openServed()
  await button(0).click()
  await expect.element(button(0)).toBeVisible()
  arrive()
  await expect.element(button(1)).toBeVisible()
  await button(1).click()
  await expect.element(button(2)).toBeVisible()
})

test('a press stays known while the rest of the page changes', async () => {
  const { load, arrive } = await openServed()
  await button(0).click()
  flushSync(changePage)
  arrive()
  await expect.element(button(1)).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('a press is repeated once the effects of the part have run', async () => {
  const presses: string[] = []
  const Section = () => {
    const stay = useRef('before its effects')
    useEffect(() => {
      stay.current = 'after its effects'
    }, [])
    return (
      <button type="button" onClick={() => presses.push(stay.current)}>
        Ask
      </button>
    )
  }
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Section }>()
  await hydrate(() => promise, '<button type="button">Ask</button>')
  await page.getByRole('button', { name: 'Ask' }).click()
  resolve({ default: Section })
  await expect.poll(() => presses).toEqual(['after its effects'])
})

/** Opens a served page whose part gets its script as soon as a press begins. */
async function openPressed(begin: 'pointerdown' | 'keydown') {
  const { arrive } = await openServed()
  addEventListener(begin, arrive, { capture: true, once: true })
}

test('a press that is under way when the script comes is answered once', async () => {
  await openPressed('pointerdown')
  await button(0).click({ delay: 300 })
  await expect.element(page.getByRole('heading', { name: 'Related products' })).toBeVisible()
  await expect.element(button(1)).toBeVisible()
})

test('the space key presses its button although the script comes before the key is released', async () => {
  await openPressed('keydown')
  button(0).element().focus({ preventScroll: true })
  await userEvent.keyboard('[Space>]')
  await userEvent.keyboard('[/Space]')
  await expect.element(button(1)).toBeVisible()
})

test('a press finds its button among more than were served', async () => {
  const presses: string[] = []
  const Cards = () => (
    <ul>
      {['/bed', '/stool', '/chair'].map((path) => (
        <li key={path}>
          <article>
            <a href={path}>{path}</a>
            <button type="button" aria-label="Save" onClick={() => presses.push(`save ${path}`)} />
            <button type="button" onClick={() => presses.push(`small ${path}`)}>
              Small
            </button>
          </article>
        </li>
      ))}
    </ul>
  )
  const served = ['/bed', '/chair'].map(
    (path) => `<li><article><a href="${path}">${path}</a><button type="button">Small</button></article></li>`,
  )
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Cards }>()
  await hydrate(() => promise, `<ul>${served.join('')}</ul>`)
  await page.getByRole('button', { name: 'Small' }).nth(1).click()
  resolve({ default: Cards })
  await expect.poll(() => presses).toEqual(['small /chair'])
})

test('a box that was ticked before the script has come is ticked once it has', async () => {
  const { arrive } = await openServed()
  await page.getByRole('checkbox', { name: 'In stock' }).click()
  arrive()
  await expect.element(button(1)).toBeVisible()
})

test('a box that was ticked before hydration is ticked once the script has come', async () => {
  await hydrate(loadRelated, SERVED.replace('"checkbox"', '"checkbox" checked'))
  await expect.element(button(1)).toBeVisible()
  await expect.element(page.getByRole('checkbox', { name: 'In stock' })).toBeChecked()
})

test('the focus stays where it was', async () => {
  const { arrive } = await openServed()
  link().element().focus()
  await expect.element(link()).toHaveFocus()
  arrive()
  await expect.element(page.getByRole('heading', { name: 'Related products' })).toBeVisible()
  await expect.element(link()).toHaveFocus()
})

test('after a failed load the served part stays, and the next sign of use tries again', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const load = vi.fn<Load>(async () => ({ default: Related })).mockRejectedValueOnce(new Error('offline'))
  await hydrate(load, SERVED)
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => warned.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('heading', { name: 'Related' })).toBeVisible()
  await expect.element(page.getByText(NOT_LOADED)).not.toBeInTheDocument()
  await userEvent.keyboard('{Shift}')
  await expect.element(page.getByRole('heading', { name: 'Related products' })).toBeVisible()
})

test('a press that cannot be answered says so, and the next one is answered', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isOffline = true
  await hydrate(async () => {
    await new Promise((next) => setTimeout(next)) // as the network would
    if (isOffline) throw new Error('offline')
    return { default: Related }
  }, SERVED)
  await render(<Toasts />)
  await button(0).click()
  await expect.element(page.getByText(NOT_LOADED)).toBeVisible()
  await expect.element(button(0)).not.toHaveAttribute('aria-busy')
  isOffline = false
  await button(0).click()
  await expect.element(button(1)).toBeVisible()
})

test('a press shows at once that it waits, and is dropped when the visitor does something else', async () => {
  const { arrive } = await openServed()
  await button(0).click()
  expect(button(0).element().ariaBusy).toBe('true')
  await userEvent.keyboard('{Tab}')
  expect(button(0).element().ariaBusy).toBe(null)
  arrive()
  await expect.element(page.getByRole('heading', { name: 'Related products' })).toBeVisible()
  await expect.element(button(0)).toBeVisible()
})

test('a part far below loads once the visitor comes near', async () => {
  const { load } = await openServed(`<div style="margin-top: 9000px">${SERVED}</div>`)
  const isUsed = new Promise<void>((resolve) => onceUsed(resolve, new AbortController().signal))
  await userEvent.keyboard('{Shift}')
  await isUsed
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  expect(load).not.toHaveBeenCalled()
  page.getByRole('heading', { name: 'Related' }).element().scrollIntoView()
  await expect.poll(() => load.mock.calls.length).toBe(1)
})

test('a missing picture, and an address with a fragment, load the part at once', async () => {
  await hydrate(loadRelated, '<img alt="Stool" src="data:image/png;base64,broken">')
  await expect.element(page.getByRole('heading', { name: 'Related products' })).toBeVisible()
  location.hash = '#details'
  onTestFinished(() => history.replaceState(null, '', ' '))
  await hydrate(loadRelated, SERVED)
  await expect.poll(() => page.getByRole('heading', { name: 'Related products' }).elements().length).toBe(2)
})

test('in a page that opens in the browser the part loads at once', async () => {
  const Part = servedPart(async () => ({ default: Related }))
  await render(<Part name="Related products" />)
  await expect.element(page.getByRole('heading', { name: 'Related products' })).toBeVisible()
})
