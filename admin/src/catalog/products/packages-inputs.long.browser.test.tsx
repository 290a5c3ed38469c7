import { Form, RecordContextProvider, SaveButton } from 'react-admin'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPart } from '../../test/open-part.tsx'
import { asProduct, type EditedProduct } from './as-product.ts'
import { PackagesInputs } from './packages-inputs.tsx'
import { withVariant, type EditedVariant } from './variants.ts'

const rails = { name: '', nepaliName: '', lengthCm: 140, widthCm: 40, heightCm: 16, weightKg: 18 }
const headboard = { ...rails, name: 'Headboard', nepaliName: 'हेडबोर्ड', weightKg: 21.5 }

const colors = ['green', 'blush'].map((slug, at) => {
  return { id: at + 1, slug, name: slug, swatch: '#2f5d46', swatchPicture: null, translations: { ne: {} } }
})
const variants = ['1*2', '2*2'].reduce<EditedVariant[]>(
  (all, size) => colors.reduce((more, { slug }) => withVariant(more, 'bed', { color: slug, size, type: null }), all),
  [],
)
const bed = {
  id: 1,
  slug: 'bed',
  published: false,
  publishAt: null,
  translations: { ne: {} },
  pictures: [],
  comesAssembled: null,
  packagesAreEstimates: true,
  colors,
  variants,
}

/** Opens the packages of a product, and returns what the form saved last. */
async function openPackages(product: object): Promise<() => EditedProduct | undefined> {
  let saved: EditedProduct | undefined
  const keep = (form: unknown) => {
    saved = asProduct(form as EditedProduct)
  }
  await openPart(
    <RecordContextProvider value={product}>
      <Form record={product} onSubmit={keep}>
        <PackagesInputs />
        <SaveButton type="submit" alwaysEnable />
      </Form>
    </RecordContextProvider>,
    'products',
  )
  return () => saved
}

const packagesOf = (saved: EditedProduct | undefined) =>
  Object.fromEntries(saved?.variants.map(({ color, size, packages }) => [`${color} ${size}`, packages]) ?? [])
const save = () => page.getByRole('button', { name: 'Save' }).click()

test('packages that all variants share are typed once', async () => {
  const saved = await openPackages(bed)
  const text = 'Headboard / हेडबोर्ड: 140x40x16 21.5kg\n140 × 40 × 16 cm 18 kg'
  await page.getByRole('textbox', { name: 'Packages' }).fill(text)
  await expect.element(page.getByText('2 packages, 39.5 kg')).toBeVisible()
  await save()
  const both = [headboard, rails]
  await expect
    .poll(() => packagesOf(saved()))
    .toEqual({ 'green 1*2': both, 'green 2*2': both, 'blush 1*2': both, 'blush 2*2': both })
})

test('packages that differ by size are typed once for all colors', async () => {
  const saved = await openPackages(bed)
  await page.getByRole('combobox', { name: 'Packages' }).click()
  await page.getByRole('option', { name: 'Different by size or type' }).click()
  await page.getByRole('textbox', { name: '1*2' }).fill('140x40x16 18kg')
  await page.getByRole('textbox', { name: '2*2' }).fill('Headboard / हेडबोर्ड: 140x40x16 21.5kg')
  await save()
  await expect
    .poll(() => packagesOf(saved()))
    .toEqual({ 'green 1*2': [rails], 'green 2*2': [headboard], 'blush 1*2': [rails], 'blush 2*2': [headboard] })
})

test('packages that differ by color open with an input for each', async () => {
  await openPackages({ ...bed, variants: variants.map((one, at) => ({ ...one, packages: at === 0 ? [rails] : [] })) })
  await expect.element(page.getByRole('textbox', { name: 'green, 1*2' })).toHaveValue('140x40x16 18kg')
  await expect.element(page.getByRole('textbox', { name: 'blush, 2*2' })).toHaveValue('')
})

test('a line that is no package is named, and nothing is saved', async () => {
  const saved = await openPackages(bed)
  const input = page.getByRole('textbox', { name: 'Packages' })
  await input.fill('140x40x16 18kg\na big box')
  await save()
  await expect.element(page.getByText('Package 2: Must be like 200x90x15 32kg; Legs: 60x20x10 4.5kg')).toBeVisible()
  expect(saved()).toBeUndefined()
  await expect.element(input).toHaveValue('140x40x16 18kg\na big box')
})

test('estimates are marked until staff turn them off, and staff say how the piece arrives', async () => {
  const saved = await openPackages(bed)
  const warning = page.getByText('These packages are estimates. Nobody has measured them.')
  await expect.element(warning).toBeVisible()
  await page.getByRole('switch', { name: 'Packages are estimates' }).click()
  await expect.element(warning).not.toBeInTheDocument()
  await page.getByRole('combobox', { name: 'Arrives' }).click()
  await page.getByRole('option', { name: 'In parts, built in the room' }).click()
  await save()
  await expect.poll(saved).toMatchObject({ comesAssembled: false, packagesAreEstimates: false })
})
