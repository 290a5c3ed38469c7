import { expect, test } from 'vitest'
import { renderInRouter } from '../../render-in-router.tsx'
import { ClientLogos } from './client-logos.tsx'
import { Hero } from './hero.tsx'

test('the hero says when banners are loading, and when there are none', () => {
  expect(renderInRouter(<Hero banners={undefined} />)).toContain('Loading slider...')
  expect(renderInRouter(<Hero banners={[]} />)).toContain('No active banners.')
})

test('a banner shows at most three lines', () => {
  const picture = { id: 'a', alt: '', width: 480, height: 480, placeholder: '' }
  const image = [{ url: '', descriptions: ['One.', 'Two.', 'Three.', 'Four.'], picture, isDark: false }]
  const html = renderInRouter(<Hero banners={[{ _id: '1', title: 'Sleep', isActive: true, link: null, image }]} />)
  expect(html).toContain('<p>Three.</p>')
  expect(html).not.toContain('Four.')
})

test('a shop without clients says so', () => {
  expect(renderInRouter(<ClientLogos clients={[]} />)).toContain('No clients available at the moment.')
})

test('a client without title and logo still has a text and a picture', () => {
  const html = renderInRouter(<ClientLogos clients={[{ _id: '1', title: '', logo: null, image: [], picture: null }]} />)
  expect(html).toMatch(/<img[^>]*src="\/fallback-image.jpg"[^>]*alt="Unnamed Client"/)
})
