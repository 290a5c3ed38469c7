import { lazy, memo, Suspense } from 'react'
import { loadMessages } from '../../messages/load-messages.ts'
import { pageLanguage } from '../../messages/text.ts'
import type { Shell } from './load-shell.ts'

/** The served footer works as HTML; its script loads after hydration of the page above. */
const Footer = lazy(async () => {
  if (import.meta.env.SSR) return { default: (await import('./footer.tsx')).Footer }
  try {
    const [part] = await Promise.all([import('./footer.tsx'), loadMessages(pageLanguage(), 'footer')])
    return { default: part.Footer }
  } catch (error) {
    console.warn('The footer stays as it was served', error)
    // Without the script nothing could expand the lists.
    for (const links of document.querySelectorAll('footer [data-folded]')) links.removeAttribute('data-folded')
    return new Promise<never>(() => {})
  }
})

/** Renders again only for a different shell, or React would remove the served footer until its script has loaded. */
export const FooterSlot = memo(function FooterSlot({ shell }: { shell: Shell }) {
  return (
    <Suspense>
      <Footer shell={shell} />
    </Suspense>
  )
})
