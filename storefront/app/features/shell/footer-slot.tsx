import { lazy, memo, Suspense } from 'react'
import { loadMessages } from '../../messages/load-messages.ts'
import { pageLanguage } from '../../messages/page-language.ts'
import type { Shell } from './load-shell.ts'

/** The served footer stands and leads on by itself; its script comes once the page above it lives. */
const Footer = lazy(async () => {
  if (import.meta.env.SSR) return { default: (await import('./footer.tsx')).Footer }
  try {
    const [part] = await Promise.all([import('./footer.tsx'), loadMessages(pageLanguage(), 'footer')])
    return { default: part.Footer }
  } catch (error) {
    console.warn('The footer stays as it was served', error)
    // Nobody can open its folds any more.
    for (const links of document.querySelectorAll('footer [data-folded]')) links.removeAttribute('data-folded')
    return new Promise<never>(() => {})
  }
})

/** Rendered for nothing but another shell, or React would take the served one away until its script is there. */
export const FooterSlot = memo(function FooterSlot({ shell }: { shell: Shell }) {
  return (
    <Suspense>
      <Footer shell={shell} />
    </Suspense>
  )
})
