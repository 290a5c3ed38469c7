import { href, Link, useMatches } from 'react-router'
import type { ShopSettings } from '#contract/settings.ts'
import type { Plan } from '#domain/planner/plan.ts'
import { useText } from '../../messages/text.ts'
import { AskLinks } from '../chat/ask-links.tsx'
import { shellOf } from '../shell/page-shell.ts'
import { WITH_PLAN } from './send-plan.tsx'
import { usePlanMessage } from './use-plan-message.ts'

/** Ways to ask about a plan without an email address: a message with the link of the plan, and a measuring visit. */
export default function AskByMessage({ plan }: { plan: Plan }) {
  const shell = shellOf(useMatches())
  return shell && <Ways plan={plan} shop={shell.settings} />
}

function Ways({ plan, shop }: { plan: Plan; shop: ShopSettings }) {
  const text = useText()
  const message = usePlanMessage(plan, shop)
  if (message === undefined) return null
  return (
    <>
      <AskLinks shop={shop} message={message} title={text('ask.plan-title')} />
      <p>
        <Link to={href('/measuring-visit')} state={WITH_PLAN}>
          {text('ask.plan-visit')}
        </Link>
      </p>
    </>
  )
}
