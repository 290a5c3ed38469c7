import { useEffect, useState } from 'react'
import { href } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import { languagePath } from '#domain/language/languages.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { writePlanFragment } from '#domain/planner/share-link.ts'
import { needMessages } from '../../messages/load-messages.ts'
import { pageLanguage, useText } from '../../messages/text.ts'
import { keptUnit } from './kept-unit.ts'

await needMessages('chat')

/** The question about a plan, with the link that holds the plan; undefined until that is written. */
export function usePlanMessage(plan: Plan, shop: Pick<ShopSettings, 'name'>): string | undefined {
  const text = useText()
  const link = usePlanLink(plan)
  return link === undefined ? undefined : `${text('ask.plan', { shop: shop.name })} ${link}`.trim()
}

/** Returns '' where the browser cannot write the link. */
function usePlanLink(plan: Plan): string | undefined {
  const [written, setWritten] = useState<{ of: Plan; link: string }>()
  useEffect(() => {
    const gone = new AbortController()
    const note = (link: string) => {
      if (!gone.signal.aborted) setWritten({ of: plan, link })
    }
    writePlanFragment(plan, keptUnit()).then(
      (fragment) => note(location.origin + languagePath(pageLanguage(), href('/planner')) + fragment),
      (error: unknown) => {
        console.warn('The plan could not be written into a link', error)
        note('')
      },
    )
    return () => gone.abort()
  }, [plan])
  return written?.of === plan ? written.link : undefined
}
