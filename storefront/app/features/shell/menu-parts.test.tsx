import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { messages } from '../../messages/en.ts'
import { addMessages } from '../../messages/text.ts'
import { DrawerSubcategories } from './drawer-subcategories.tsx'
import MegaMenu from './mega-menu.tsx'
import { OffersStrip } from './offers-strip.tsx'

addMessages('en', messages)

function render(element: React.ReactNode): string {
  const Stub = createRoutesStub([{ path: '/', Component: () => element }])
  return renderToString(<Stub />)
}

const ignore = () => undefined

test('a category without subcategories has one entry, which leads to its listing', () => {
  const html = render(<MegaMenu category={{ _id: '6', name: 'Lights' }} subcategories={[]} />)
  expect(html.match(/<h3/g)).toHaveLength(1)
  expect(html).toMatch(/href="\/productListing\/category\/6"[^>]*>Lights/)
  expect(html).toContain('Explore our Lights Collection')
})

test('the drawer says where a category has no subcategories', () => {
  const html = render(<DrawerSubcategories subcategories={[]} openId={undefined} onToggle={ignore} onLeave={ignore} />)
  expect(html).toMatch(/>No subcategories</)
})

test('a shop without offers says so from the start', () => {
  expect(render(<OffersStrip hoardings={[]} />)).toContain('No active offers at this time.')
})
