import { useEffect, useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ShopPage } from '#contract/pages.ts'
import type { ShopSettings } from '#contract/settings.ts'
import { withoutLanguage } from '#domain/language/languages.ts'
import { useFormat } from '../../format.ts'
import { useText } from '../../messages/text.ts'
import { BEFORE_MOUNT } from '../../ui/before-mount.ts'
import { ReadingPage } from './reading-page.tsx'
import { relatedPages } from './shop-page-links.ts'
import styles from './shop-page.module.css'

/** A text page with its contents, its date and links to related pages. */
export function ShopPageView({ page, settings }: { page: ShopPage; settings: ShopSettings }) {
  const text = useText()
  const { date } = useFormat()
  const prose = useLinksWithin()
  const { title, summary, html, sections, updatedAt } = page
  return (
    <ReadingPage
      title={title}
      summary={summary}
      note={text('page.updated', { date: date(updatedAt) })}
      related={relatedPages(page.slug)}
      settings={settings}
      aside={
        sections.length > 1 && (
          <nav aria-labelledby="page-contents">
            <h2 id="page-contents" className={styles.contentsTitle}>
              {text('page.contents')}
            </h2>
            <ol className={styles.contents}>
              {sections.map((section) => (
                <li key={section.id}>
                  <Link to={`#${section.id}`}>{section.title}</Link>
                </li>
              ))}
            </ol>
          </nav>
        )
      }
    >
      {/* The server made this from Markdown without raw HTML (api/shop/pages/render-markdown.ts). */}
      <div ref={prose} className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
    </ReadingPage>
  )
}

/** Makes links in served HTML navigate without reloading the shop. */
function useLinksWithin() {
  const navigate = useNavigate()
  const within = useRef<HTMLDivElement>(BEFORE_MOUNT)
  useEffect(() => {
    const element = within.current
    const follow = (press: MouseEvent) => {
      if (press.button !== 0 || press.metaKey || press.ctrlKey || press.shiftKey || press.altKey) return
      const link = press.target instanceof Element ? press.target.closest('a') : null
      const path = link?.getAttribute('href')
      if (!path?.startsWith('/') || path.startsWith('//')) return
      press.preventDefault()
      void navigate(withoutLanguage(path))
    }
    element.addEventListener('click', follow)
    return () => element.removeEventListener('click', follow)
  }, [navigate])
  return within
}
