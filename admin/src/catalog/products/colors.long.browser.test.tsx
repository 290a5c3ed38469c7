import { Form, RecordContextProvider, SaveButton } from 'react-admin'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerApi, openPart } from '../../test/open-part.tsx'
import { PictureListInput } from '../../ui/picture-list-input.tsx'
import { asProduct, type EditedProduct } from './as-product.ts'
import { ColorsInput } from './colors-input.tsx'
import { PictureColorInput } from './picture-color-input.tsx'
import { VariantGrid } from './variant-grid.tsx'

const variant = {
  id: 7,
  color: null,
  size: '122*200',
  type: null,
  sku: 'RARA-1',
  price: 40_000,
  oldPrice: null,
  cost: null,
  lowStockAt: null,
  weightKg: null,
  widthCm: null,
  depthCm: null,
  heightCm: null,
  packages: [],
  stock: 3,
  sold: 2,
  carts: 1,
}
const pictureId = 'a'.repeat(24)
const rara = {
  id: 1,
  slug: 'rara',
  name: 'Rara bed',
  published: false,
  publishAt: null,
  translations: { ne: {} },
  pictures: [{ pictureId, alt: 'A bed', translations: { ne: {} }, color: null }],
  colors: [],
  variants: [variant],
}

/** Opens the parts of the product form that colors tie together, and returns what it saves. */
async function openForm(product: object = rara): Promise<{ saved: () => EditedProduct }> {
  answerApi({
    'GET /api/admin/pictures': () => ({ status: 200, body: { items: [], total: 0 } }),
    'GET /api/admin/products/1/prices': () => ({ status: 200, body: { items: [] } }),
  })
  let saved: EditedProduct | undefined
  const keep = (form: unknown) => {
    saved = asProduct(form as EditedProduct)
  }
  await openPart(
    <RecordContextProvider value={product}>
      <Form record={product} onSubmit={keep}>
        <ColorsInput />
        <VariantGrid />
        <PictureListInput source="pictures" label="Pictures" blank={{ color: null }}>
          <PictureColorInput />
        </PictureListInput>
        <SaveButton type="submit" alwaysEnable />
      </Form>
    </RecordContextProvider>,
    'products',
  )
  return {
    saved: () => {
      if (!saved) throw new Error('Nothing was saved')
      return saved
    },
  }
}

async function addColor(name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New color' }).fill(name)
  await page.getByRole('button', { name: 'Add color' }).click()
}

test('each color has a name in both languages, a swatch, prices and pictures of its own', async () => {
  const form = await openForm()
  await addColor('Forest green')
  await addColor('Blush')
  const green = page.getByRole('group', { name: 'Forest green', exact: true })
  await green.getByRole('textbox', { name: 'Color name (Nepali)' }).fill('वन हरियो')
  const prices = page.getByRole('region', { name: 'Sizes and prices, Blush' })
  await prices.getByRole('textbox', { name: 'Price', exact: true }).fill('41,000')
  await page.getByRole('combobox', { name: 'Shows' }).click()
  await page.getByRole('option', { name: 'Blush' }).click()
  await page.getByRole('button', { name: 'Save' }).click()

  await expect
    .poll(() => form.saved().variants.map(({ color, sku, price }) => [color, sku, price]))
    .toEqual([
      ['forest-green', 'RARA-1', 40_000],
      ['blush', 'RARA-BLS-122X200', 41_000],
    ])
  expect(form.saved().colors).toMatchObject([
    { id: null, slug: 'forest-green', name: 'Forest green', translations: { ne: { name: 'वन हरियो' } } },
    { id: null, slug: 'blush', name: 'Blush', swatch: expect.stringMatching(/^#[0-9a-f]{6}$/) },
  ])
  expect(form.saved().pictures).toMatchObject([{ pictureId, color: 'blush' }])
})

test('a swatch says under which color shoppers find it', async () => {
  const green = { id: 1, slug: 'green', name: 'Pine', swatch: '#335443', swatchPicture: null, translations: { ne: {} } }
  await openForm({ ...rara, colors: [green], variants: [{ ...variant, color: 'green' }] })
  const card = page.getByRole('group', { name: 'Pine', exact: true })
  await expect.element(card.getByText('Filter of the shop: Green')).toBeVisible()
  await card.getByLabelText(/^Swatch(?! picture)/).fill('#2f4a77')
  await expect.element(card.getByText('Filter of the shop: Blue')).toBeVisible()
})

test('removing a color says what goes with it, and the URL of a color can be changed', async () => {
  const colors = ['Forest green', 'Blush'].map((name, at) => {
    const slug = name.toLowerCase().replace(' ', '-')
    return { id: at + 1, slug, name, swatch: '#000000', swatchPicture: null, translations: { ne: {} } }
  })
  const variants = colors.map(({ slug }, at) => ({ ...variant, id: 7 + at, color: slug, sku: `RARA-${at}` }))
  const form = await openForm({ ...rara, colors, variants })
  const blush = page.getByRole('group', { name: 'Blush', exact: true })
  await blush.getByRole('textbox', { name: 'Color in URLs' }).fill('Rose pink')
  await userEvent.tab()
  await expect.element(blush.getByRole('textbox', { name: 'Color in URLs' })).toHaveValue('rose-pink')

  const green = page.getByRole('group', { name: 'Forest green', exact: true })
  await green.getByRole('button', { name: 'Remove' }).click()
  const asked = page.getByRole('dialog', { name: 'Remove Forest green?' })
  await expect.element(asked).toMatchTextContent(/Units in stock that will no longer be counted: 3/)
  await asked.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => form.saved().variants.map(({ id, color }) => [id, color])).toEqual([[8, 'rose-pink']])
  expect(form.saved().colors).toMatchObject([{ id: 2, slug: 'rose-pink' }])
})

test('a name that is there already is not added again', async () => {
  await openForm()
  await addColor('Blush')
  await page.getByRole('textbox', { name: 'New color' }).fill('BLUSH')
  await expect.element(page.getByText('This color is there already')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Add color' })).toBeDisabled()
})
