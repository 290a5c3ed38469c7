import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { bedroom, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { readPlanFragment } from '#domain/planner/share-link.ts'
import { givenPaper } from '../../../test/given-media.ts'
import { toast } from '../../../test/open-page.tsx'
import { button, field, keptPlan, openPlanner } from '../planner.fixture.tsx'

const PX_PER_MM = 96 / 25.4
const planName = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const linkField = () => page.getByRole('textbox', { name: 'Link to the plan' })
const app = (name: string) => page.getByRole('link', { name, exact: true })
const widthOf = (name: string) => page.getByRole('img', { name }).element().getBoundingClientRect().width

/** Replaces a function of the device until the test ends. */
function givenNavigator(key: 'share' | 'clipboard', value: unknown): void {
  Object.defineProperty(navigator, key, { value, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, key))
}

async function openSharePanel(): Promise<void> {
  await openPlanner({ kept: bedroom })
  await button('Share').click()
  await expect.element(linkField()).toHaveValue(expect.stringContaining('#plan='))
}

test('a plan is renamed in place, and undo takes it back', async () => {
  await openPlanner({ kept: bedroom })
  await expect.element(planName('Bedroom, Baneshwor')).toBeVisible()
  await button('Change the name').click()
  await expect.element(field('Name of the plan')).toHaveFocus()
  await field('Name of the plan').fill('  Guest   room ')
  await userEvent.keyboard('{Enter}')
  await expect.element(planName('Guest room')).toBeVisible()
  await expect.element(button('Change the name')).toHaveFocus()
  expect(keptPlan()?.name).toBe('Guest room')
  await button('Undo').click()
  await expect.element(planName('Bedroom, Baneshwor')).toBeVisible()
  expect(keptPlan()?.name).toBe('Bedroom, Baneshwor')
})

test('a plan without a name has one to read, and a name that cannot be is refused at its field', async () => {
  await openPlanner({ kept: planOf() })
  await expect.element(planName('My room')).toBeVisible()
  await button('Change the name').click()
  await field('Name of the plan').fill('<b>2 < 3')
  await button('Save').click()
  await expect
    .element(field('Name of the plan'))
    .toHaveAccessibleDescription('A name has at most 60 letters in one line, without < and >.')
  await expect.element(field('Name of the plan')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(planName('My room')).toBeVisible()
  expect(keptPlan()?.name).toBe('')
})

test('the link holds the whole plan, for the clipboard and for messengers', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
  givenNavigator('clipboard', { writeText })
  givenNavigator('share', undefined)
  await openSharePanel()
  await button('Copy link').click()
  await expect.element(page.getByText('Link copied')).toBeVisible()
  const link = new URL(writeText.mock.calls[0]![0])
  expect([link.origin, link.pathname, link.search]).toEqual([location.origin, '/planner', ''])
  expect(await readPlanFragment(link.hash)).toEqual({ plan: bedroom })
  const message = encodeURIComponent(`Bedroom, Baneshwor: a room with furniture, drawn to scale. ${link.href}`)
  await expect.element(app('WhatsApp')).toHaveAttribute('href', `https://wa.me/?text=${message}`)
  await expect.element(app('Viber')).toHaveAttribute('href', `viber://forward?text=${message}`)
  await expect.element(button('Send link')).not.toBeInTheDocument()
})

test('without a clipboard the link is marked to be copied by hand', async () => {
  givenNavigator('clipboard', { writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) })
  await openSharePanel()
  await button('Copy link').click()
  await expect.element(page.getByText('Copy the link from the field above.')).toBeVisible()
  await expect.element(linkField()).toHaveFocus()
  const input = linkField().element() as HTMLInputElement
  expect(input.value.slice(input.selectionStart!, input.selectionEnd!)).toBe(input.value)
})

test('a phone sends the link by its own dialog', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue()
  givenNavigator('share', share)
  await openSharePanel()
  await button('Send link').click()
  const { value } = linkField().element() as HTMLInputElement
  await expect.poll(() => share.mock.calls).toEqual([[{ title: 'Bedroom, Baneshwor', url: value }]])
})

test('the print is to scale: a meter of the room is two centimeters', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await openPlanner({ kept: bedroom })
  await button('Print').click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  await givenPaper()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bedroom, Baneshwor' })).toBeVisible()
  await expect.element(page.getByText('1:50', { exact: true })).toBeVisible()
  await expect.element(page.getByText(/must measure 2 cm on paper/)).toBeVisible()
  expect(widthOf('Bar of one meter')).toBeCloseTo(20 * PX_PER_MM, 1)
  // The room with 69 cm around it.
  expect(widthOf('Plan of the room')).toBeCloseTo(((5200 + 2 * 690) / 50) * PX_PER_MM, 1)
  const drawing = page.getByRole('img', { name: 'Plan of the room' })
  for (const words of ['A · 520 cm', 'B · 420 cm', 'Door 1', '90 cm × 203 cm', '180 cm × 120 cm, sill 90 cm']) {
    await expect.element(drawing.getByText(words, { exact: true })).toBeVisible()
  }
  await expect.element(page.getByRole('row', { name: '6 wardrobe 153 cm 65 cm 210 cm' })).toBeVisible()
  await expect.element(page.getByRole('row', { name: 'Window 1 C 160 cm 180 cm 120 cm 90 cm' })).toBeVisible()
  await expect.element(button('Undo')).not.toBeInTheDocument()
})

test('a room too large for the sheet is drawn smaller, and the sheet says so', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const corners = [
    { x: 0, y: 0 },
    { x: 9000, y: 0 },
    { x: 9000, y: 9000 },
    { x: 0, y: 9000 },
  ]
  await openPlanner({ kept: planOf({ room: { corners, height: 2700 } }) })
  await button('Share').click()
  await button('Print or save as PDF, 1:100').click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  await givenPaper()
  await expect.element(page.getByText(/too large for one sheet at 1:50, so it is drawn at 1:100/)).toBeVisible()
  await expect.element(page.getByText(/must measure 1 cm on paper/)).toBeVisible()
})

test('paper shows the page again once somebody goes on', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await openPlanner({ kept: bedroom })
  await button('Print').click()
  await expect.poll(() => print.mock.calls.length).toBe(1)
  await userEvent.keyboard('{Shift}')
  await givenPaper()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Bedroom, Baneshwor' })).not.toBeInTheDocument()
})

test.each(['en', 'ne'] as const)('the picture in %s shows name and date above the drawing', async (language) => {
  const pictures: Blob[] = []
  const { createObjectURL } = URL
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob && file.type === 'image/png') pictures.push(file)
    return createObjectURL(file)
  })
  const named: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    named.push(this.download)
  })
  await openPlanner({ kept: bedroom, language })
  await button(language === 'en' ? 'Picture' : 'तस्बिर').click()
  await expect.poll(() => pictures.length).toBe(1)
  expect(named).toEqual([expect.stringMatching(/^bedroom-baneshwor-\d{4}-\d\d-\d\d\.png$/)])
  const image = await createImageBitmap(pictures[0]!)
  expect(image.width).toBe(2000)
  const [name, date, wall] = [
    { x: 80, y: 90, width: 600, height: 50 },
    { x: 80, y: 170, width: 400, height: 36 },
    { x: 200, y: 345, width: 1600, height: 10 },
  ]
  for (const part of [name, date, wall]) expect(darkPixelsIn(image, part!)).toBeGreaterThan(300)
})

/** Counts the pixels of text and lines in a part of a picture. */
function darkPixelsIn(image: ImageBitmap, part: { x: number; y: number; width: number; height: number }): number {
  const canvas = new OffscreenCanvas(part.width, part.height)
  const context = canvas.getContext('2d')!
  context.drawImage(image, -part.x, -part.y)
  const { data } = context.getImageData(0, 0, part.width, part.height)
  return data.filter((value, at) => at % 4 === 0 && value < 160).length
}

test('a picture that cannot be made says so', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null))
  await openPlanner({ kept: bedroom })
  await button('Picture').click()
  await expect.element(toast('The picture could not be made. Check your connection and try again.')).toBeVisible()
})
