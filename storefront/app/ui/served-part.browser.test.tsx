import { useEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
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

type Load = () => Promise<{ default: typeof Related }>

const loadRelated: Load = async () => ({ default: Related })

const link = () => page.getByRole('link', { name: 'Stool' })
const button = (times: number) => page.getByRole('button', { name: `Added ${times} times` })

/** Opens a served page with this as its only part, as it is once React has taken it over. */
async function hydrate(load: Load, served = SERVED): Promise<void> {
  const Part = servedPart(load)
  const host = document.createElement('main')
  host.innerHTML = `<div>${served}</div>`
  document.body.append(host)
  const { promise, resolve } = Promise.withResolvers<void>()
  // Effects run in order: that of the part before this one.
  const Ready = () => {
    useEffect(resolve, [])
    return null
  }
  const root = hydrateRoot(
    host,
    <>
      <Part name="Related products" />
      <Ready />
    </>,
  )
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  await promise
}

/** Opens a served page whose part waits for its script until `arrive` is called. */
async function openServed() {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof Related }>()
  const load = vi.fn<Load>(() => promise)
  await hydrate(load)
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
  await hydrate(load)
  await userEvent.keyboard('{Shift}')
  await expect.poll(() => warned.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('heading', { name: 'Related' })).toBeVisible()
  await expect.element(page.getByText(NOT_LOADED)).not.toBeInTheDocument()
  await userEvent.keyboard('{Shift}')
  await expect.element(page.getByRole('heading', { name: 'Related products' })).toBeVisible()
})

test('a press that cannot be answered says so, and is repeated once the script has come', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  let isOffline = true
  await hydrate(async () => {
    await new Promise((next) => setTimeout(next)) // as the network would
    if (isOffline) throw new Error('offline')
    return { default: Related }
  })
  await render(<Toasts />)
  await button(0).click()
  await expect.element(page.getByText(NOT_LOADED)).toBeVisible()
  isOffline = false
  await userEvent.keyboard('{Shift}')
  await expect.element(button(1)).toBeVisible()
})

test('a missing picture, and an address with a fragment, load the part at once', async () => {
  await hydrate(loadRelated, '<img alt="Stool" src="data:image/png;base64,broken">')
  await expect.element(page.getByRole('heading', { name: 'Related products' })).toBeVisible()
  location.hash = '#details'
  onTestFinished(() => history.replaceState(null, '', ' '))
  await hydrate(loadRelated)
  await expect.poll(() => page.getByRole('heading', { name: 'Related products' }).elements().length).toBe(2)
})

test('in a page that opens in the browser the part loads at once', async () => {
  const Part = servedPart(async () => ({ default: Related }))
  await render(<Part name="Related products" />)
  await expect.element(page.getByRole('heading', { name: 'Related products' })).toBeVisible()
})
