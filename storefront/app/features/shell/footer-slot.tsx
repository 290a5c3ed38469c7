import { memo } from 'react'
import { loadMessages } from '../../messages/load-messages.ts'
import { pageLanguage } from '../../messages/text.ts'
import { servedPart } from '../../ui/served-part.tsx'
import type { Shell } from './load-shell.ts'

/** Loads with the footer's texts, which the server has. */
const Footer = servedPart(async () => {
  const texts = import.meta.env.SSR ? undefined : loadMessages(pageLanguage(), 'footer')
  const [part] = await Promise.all([import('./footer.tsx'), texts])
  return { default: part.Footer }
})

/** Renders again only for a different shell: each page would compare all of its links. */
export const FooterSlot = memo(function FooterSlot({ shell }: { shell: Shell }) {
  return <Footer shell={shell} />
})
