import { expect, test } from 'vitest'
import { openApi } from '../../../api.ts'
import { listingPages, MAX_URLS, productPages, sitemapIndex, urlSet } from './sitemap.ts'

/** A fake API with that many products, numbered from 1. */
function shopOf(totalProducts: number) {
  const asked: string[] = []
  const api = openApi(async (path) => {
    asked.push(path)
    const query = new URL(path, 'https://shop.example').searchParams
    const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))]
    const length = Math.max(0, Math.min(limit, totalProducts - (page - 1) * limit))
    const data = Array.from({ length }, (_, at) => String((page - 1) * limit + at + 1))
    return { status: 200, json: () => ({ data, totalProducts }) }
  })
  return { api, asked }
}

test('the sitemap lists categories, subcategories, projects, the planner and pages', async () => {
  const categories = [{ _id: '1' }, { _id: '7', parentId: '1' }]
  const projects = [{ slug: 'hotels' }, { slug: 'hotel-yak', parentId: { _id: '1' } }]
  const api = openApi(async (path) => {
    return { status: 200, json: () => ({ data: path.startsWith('/api/project') ? projects : categories }) }
  })
  expect(await listingPages(api)).toEqual([
    '/',
    '/productListing',
    '/productListing/category/1',
    '/productListing/subcategory/7',
    '/our-projects',
    '/our-projects/hotel-yak',
    '/planner',
    '/about',
    '/user-guide',
    '/shipping-policy',
    '/return-policy',
    '/security-guidelines',
    '/privacy-policy',
    '/terms-of-service',
    '/grievance-officer',
    '/help-center',
    '/contact',
    '/measuring-visit',
    '/stores',
  ])
})

test('each product of a part is listed once', async () => {
  for (const total of [0, 1, 950, MAX_URLS]) {
    const pages = await productPages(shopOf(total).api, 1)
    expect(pages).toHaveLength(total)
    expect(new Set(pages).size).toBe(total)
  }
})

test('each part takes one call, and the parts cover all products', async () => {
  const { api, asked } = shopOf(MAX_URLS + 1)
  const first = await productPages(api, 1)
  expect([first.length, first[0], first.at(-1)]).toEqual([MAX_URLS, '/product/1', `/product/${MAX_URLS}`])
  expect(await productPages(api, 2)).toEqual([`/product/${MAX_URLS + 1}`])
  expect(await productPages(api, 3)).toEqual([])
  expect(asked).toEqual([1, 2, 3].map((page) => `/api/product/ids?page=${page}&limit=${MAX_URLS}`))
})

test('addresses are absolute and the response is XML', async () => {
  const answer = urlSet('https://shop.example', ['/', '/product/1'])
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const xml = await answer.text()
  const others =
    '<xhtml:link rel="alternate" hreflang="en" href="https://shop.example/product/1"/>' +
    '<xhtml:link rel="alternate" hreflang="ne" href="https://shop.example/ne/product/1"/>'
  expect(xml).toContain(`<url><loc>https://shop.example/product/1</loc>${others}</url>`)
  expect(xml).toContain(`<url><loc>https://shop.example/ne/product/1</loc>${others}</url>`)
  expect(xml).toContain('<loc>https://shop.example/ne</loc>')
  expect(await sitemapIndex('https://shop.example', ['/sitemap/1']).text()).toContain(
    '<sitemap><loc>https://shop.example/sitemap/1</loc></sitemap>',
  )
})
