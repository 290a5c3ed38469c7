import { expect, hydrated, overflow, test } from './test.ts'

const [BED, SOFA] = ['/product/1', '/product/9']

test(
  'a shopper measures a door once, knows of a bed and a sofa whether they get in, and finds the sofas that do',
  {
    tag: '@phone',
  },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'the panel is a sheet on a phone')
    const panel = page.getByRole('dialog', { name: 'Will it get in?' })
    const answer = panel.getByRole('region', { name: 'Answer' })
    const open = async (path: string) => {
      await page.goto(path)
      await hydrated(page)
      await page.getByRole('button', { name: 'Will it get in?' }).tap()
      await expect(panel.getByRole('textbox', { name: 'Door width' })).toBeVisible()
    }

    await open(BED)
    await panel.getByRole('textbox', { name: 'Door width' }).fill('86')
    await panel.getByRole('textbox', { name: 'Door height' }).fill('203')
    await panel.getByRole('button', { name: 'Check' }).tap()
    await expect(answer.getByRole('heading', { name: 'Only in parts' })).toBeInViewport()
    await expect(answer.getByText(/^Estimate: /)).toBeVisible()
    await expect(answer.getByRole('img')).toHaveAccessibleName(/^Headboard, /)
    expect(await overflow(page)).toBe(0)
    await page.evaluate(() => history.back())
    await expect(panel).toHaveCount(0)
    await expect(page).toHaveURL(BED)

    await open(SOFA)
    await expect(answer.getByRole('heading', { name: 'No', exact: true })).toBeVisible()
    await expect(answer.getByText('Door width: 2 cm more.')).toBeVisible()

    await expect(answer.getByRole('heading', { name: 'These get in' })).toBeVisible()
    await answer.getByRole('link', { name: 'All in “Sofas and seating” that get in' }).tap()
    const fitting = page.getByRole('region', { name: 'Products that get in' })
    await expect(fitting.getByText('5 of 6 get in')).toBeVisible()
    await expect(fitting.getByRole('heading', { level: 3 })).toHaveCount(5)
    await expect(fitting.getByRole('heading', { name: 'Bagmati three-seater sofa' })).toHaveCount(0)
    await expect(fitting.getByText('Gets in', { exact: true }).first()).toBeVisible()
    expect(await overflow(page)).toBe(0)
    await page.getByRole('checkbox', { name: 'Gets into my home' }).tap()
    await expect(page.getByRole('link', { name: 'Bagmati three-seater sofa', exact: true }).first()).toBeVisible()
  },
)
