import { useEffect, useState } from 'react'
import { href, Link, useMatches } from 'react-router'
import { languagePath } from '#domain/language/languages.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { writePlanFragment } from '#domain/planner/share-link.ts'
import { pageLanguage, useText } from '../../messages/text.ts'
import { AskLinks } from '../chat/ask-links.tsx'
import { shellOf } from '../shell/page-shell.ts'
import { keptUnit } from './kept-unit.ts'
import { WITH_PLAN } from './send-plan.tsx'

/** Ways to ask about a plan without an email address: a message with the link of the plan, and a measuring visit. */
export default function AskByMessage({ plan }: { plan: Plan }) {
  const text = useText()
  const shell = shellOf(useMatches())
  const link = usePlanLink(plan)
  if (!shell || link === undefined) return null
  const message = `${text('ask.plan', { shop: shell.settings.name })} ${link}`.trim()
  return (
    <>
      <AskLinks shop={shell.settings} message={message} title={text('ask.plan-title')} />
      <p>
        <Link to={href('/measuring-visit')} state={WITH_PLAN}>
          {text('ask.plan-visit')}
        </Link>
      </p>
    </>
  )
}

/** The link that holds the plan; undefined until it is written, and '' where the browser cannot write it. */
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
