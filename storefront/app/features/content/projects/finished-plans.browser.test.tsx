import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { bedroom } from '#domain/planner/sample-plan.fixture.ts'
import { openPage } from '../../../test/open-page.tsx'
import { drawPlan } from './draw-plan.ts'
import { FinishedPlans } from './finished-plans.tsx'

test('two finished rooms with the same plan are both shown', async () => {
  const plan = await drawPlan(bedroom, '7', null)
  await openPage('/', () => <FinishedPlans plans={[plan, plan]} />)
  await expect.element(page.getByRole('heading', { name: bedroom.name }).nth(1)).toBeVisible()
})
