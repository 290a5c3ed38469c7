import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { FaqGroup } from '#domain/help/help.ts'
import { useHydrated } from '../../ui/hydration.ts'
import { faqId } from './faq-item.tsx'
import type { HelpFaq } from './load-help.ts'

/** Returns the chosen group, or that of the answer in the address (`#faq-cancel-order`), which opens. */
export function useAddressedFaq(faqs: readonly HelpFaq[], first: FaqGroup) {
  const { hash, key } = useLocation()
  const isHydrated = useHydrated()
  // The server never sees the hash, so the first rendering must ignore it.
  const addressed = isHydrated ? faqs.find(({ slug }) => `#${faqId(slug)}` === hash) : undefined
  const address = `${key}${hash}`
  const [chosen, setChosen] = useState<{ group: FaqGroup; address: string }>()
  const isChosenLast = chosen && (!addressed || chosen.address === address)
  const current = isChosenLast ? chosen.group : (addressed?.group ?? first)

  const slug = addressed?.slug
  useEffect(() => {
    if (slug === undefined) return
    const item = document.getElementById(faqId(slug))?.closest('details')
    if (!item) return
    item.open = true
    item.scrollIntoView()
  }, [slug])
  return { current, choose: (group: FaqGroup) => setChosen({ group, address }) }
}
