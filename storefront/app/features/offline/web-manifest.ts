import { href } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { type Language, languagePath } from '#domain/language/languages.ts'
import { textIn } from '../../messages/text.ts'
import tokens from '../../ui/tokens.css?inline'

/** The background color of every page: the token `--paper`. */
export const paper = /--paper:\s*(#[0-9a-f]+)/i.exec(tokens)![1]!

const icons = [
  { src: '/icon-192.png', sizes: '192x192', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable' },
]

/**
 * Returns the manifest, with which a phone installs the shop as an app.
 *
 * @source https://www.w3.org/TR/appmanifest/
 */
export function webManifest({ name, tagline }: Pick<ShopSettings, 'name' | 'tagline'>, language: Language) {
  const text = textIn(language)
  return {
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: language,
    dir: 'ltr',
    start_url: languagePath(language, href('/')),
    scope: '/',
    display: 'standalone',
    theme_color: paper,
    background_color: paper,
    categories: ['shopping', 'lifestyle'],
    icons: icons.map((icon) => ({ ...icon, type: 'image/png' })),
    shortcuts: [
      { name: text('categories.all-products'), url: languagePath(language, href('/productListing')) },
      { name: text('search.title'), url: languagePath(language, href('/search')) },
    ],
  }
}
