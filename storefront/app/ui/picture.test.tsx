import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const bed = { id: 'a'.repeat(24), alt: 'A bed', width: 400, height: 300, placeholder: '' }

const srcset = (format: string) => `/media/${bed.id}/160.${format} 160w, /media/${bed.id}/320.${format} 320w`

/** Returns the formats that a browser chooses from, in their order, and the preload link of the server's HTML. */
function shown(picture: typeof bed & { isWebpOnly?: true }) {
  const html = renderToStaticMarkup(<Picture picture={picture} sizes="100vw" priority />)
  const [preload = ''] = /<link rel="preload"[^>]*>/.exec(html) ?? []
  return {
    html,
    preload,
    types: [...html.matchAll(/<(?:source|img)[^>]* srcSet="[^"]*\.(\w+) /gi)].map(([, type]) => type),
  }
}

test('AVIF comes before WebP, and is preloaded for the largest picture', () => {
  const { html, preload, types } = shown(bed)
  expect(types).toEqual(['avif', 'webp'])
  expect(html).toContain(`<source type="image/avif" srcSet="${srcset('avif')}" sizes="100vw"/>`)
  expect(preload).toContain(`imageSrcSet="${srcset('avif')}"`)
  expect(preload).toContain('type="image/avif"')
})

test('until its AVIF files exist, a picture has WebP only', () => {
  const { html, preload, types } = shown({ ...bed, isWebpOnly: true })
  expect(types).toEqual(['webp'])
  expect(html).not.toContain('avif')
  expect(preload).toContain(`imageSrcSet="${srcset('webp')}"`)
  expect(preload).toContain('type="image/webp"')
})
