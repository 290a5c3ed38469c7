import type { Page } from '@playwright/test'
import { hold, type Scenes } from './scene.ts'

const BED = '/product/1'
const MODEL_MS = 120_000

const openViewer = async (page: Page) => {
  await page.getByRole('button', { name: 'Full screen' }).click()
  await page.getByText('1 / 4').filter({ visible: true }).first().waitFor()
}

const openTab = (name: RegExp) => async (page: Page) => {
  await page.getByRole('tab', { name }).click()
  await page.getByRole('tab', { name }).evaluate((tab) => tab.scrollIntoView({ block: 'start' }))
}

const showTitle = (name: string) => (page: Page) =>
  page.getByRole('heading', { name }).evaluate((heading) => heading.scrollIntoView({ block: 'center' }))

const showQuestions = showTitle('Questions and answers')

const openModel = (page: Page) => page.getByRole('button', { name: /^View in 3D/ }).click()

const showModel = async (page: Page) => {
  await openModel(page)
  await page.getByText('The 3D model is shown').waitFor({ state: 'attached', timeout: MODEL_MS })
}

const customOrder = (page: Page) => page.getByRole('form', { name: 'Order Custom-Sized Furniture' })

async function fillInCustomOrder(page: Page): Promise<void> {
  const form = customOrder(page)
  const answers = {
    Name: 'Asmita Gurung',
    Email: 'asmita@post.example',
    Phone: '+977 984-123-4567',
    Width: '165.5',
    Height: '110',
    Depth: '210',
  }
  for (const [label, answer] of Object.entries(answers)) {
    await form.getByLabel(label).and(form.locator('input')).fill(answer)
  }
  await form.getByLabel('Instructions').fill('Lower headboard, oatmeal, no wings.')
}

/** What a product's page shows on demand. */
export const product: Scenes = {
  viewer: { path: BED, prepare: openViewer },
  'viewer-zoomed': {
    path: BED,
    prepare: async (page) => {
      await openViewer(page)
      await page.keyboard.press('+')
      await page.keyboard.press('+')
      await page.getByText('200%').waitFor({ state: 'attached' })
    },
  },
  'size-guide': { path: BED, prepare: (page) => page.getByRole('button', { name: 'Size guide' }).click() },
  'tab-details': { path: BED, prepare: openTab(/Details/) },
  homes: { path: BED, prepare: showTitle('In buyers’ homes') },
  questions: { path: BED, prepare: showQuestions },
  'question-form': {
    path: BED,
    prepare: async (page) => {
      await showQuestions(page)
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: 'Ask a question' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  'tab-reviews': { path: BED, prepare: openTab(/Reviews/) },
  'custom-order': { path: BED, isWhole: true, prepare: openTab(/Custom Order/) },
  'custom-order-errors': {
    path: BED,
    isWhole: true,
    prepare: async (page) => {
      await openTab(/Custom Order/)(page)
      await customOrder(page).getByRole('button', { name: 'Send by WhatsApp' }).click()
    },
  },
  'custom-order-filled': {
    path: BED,
    isWhole: true,
    prepare: async (page) => {
      await openTab(/Custom Order/)(page)
      await fillInCustomOrder(page)
    },
  },
  'model-loading': {
    path: BED,
    before: hold('**/model.glb'),
    prepare: async (page) => {
      await openModel(page)
      await page.getByRole('progressbar').waitFor()
    },
  },
  model: { path: BED, prepare: showModel },
  'model-dimensions': {
    path: BED,
    prepare: async (page) => {
      await showModel(page)
      await page.getByRole('dialog').getByRole('button', { name: 'Dimensions' }).click()
    },
  },
}
