import { expect, test } from 'vitest'
import { renderInRouter } from '../../render-in-router.tsx'
import type { PanelOpener } from '../../ui/use-lazy-panel.ts'
import { CategoryBar } from './category-bar.tsx'
import { DrawerSubcategories } from './drawer-subcategories.tsx'
import MegaMenu from './mega-menu.tsx'
import { OffersStrip } from './offers-strip.tsx'

const ignore = () => undefined

test('a category without subcategories has one entry, linked to its listing', () => {
  const html = renderInRouter(
    <MegaMenu
      id="menu"
      category={{ _id: '6', name: 'Lights' }}
      subcategories={[]}
      openedBy="mouse"
      onClose={() => {}}
    />,
  )
  expect(html.match(/<h3/g)).toHaveLength(1)
  expect(html).toMatch(/href="\/productListing\/category\/6"[^>]*>Lights/)
  expect(html).toContain('Explore our Lights Collection')
})

test('the drawer says when a category has no subcategories', () => {
  const html = renderInRouter(
    <DrawerSubcategories
      category={{ _id: '6', name: 'Lights' }}
      subcategories={[]}
      openId={undefined}
      onToggle={ignore}
      onLeave={ignore}
    />,
  )
  expect(html).toMatch(/>No subcategories</)
})

test('without categories the bar is empty', () => {
  const html = renderInRouter(<CategoryBar categories={[]} drawerOpener={{} as PanelOpener} />)
  expect(html).toContain('Our Categories')
  expect(html).not.toContain('<li')
})

test('a shop without offers says so from the start', () => {
  expect(renderInRouter(<OffersStrip hoardings={[]} />)).toContain('No active offers at this time.')
})
