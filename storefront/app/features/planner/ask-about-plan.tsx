import { href, Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import { WITH_PLAN } from './send-plan.tsx'
import './parts-messages.ts'

/** Leads to the contact form and to that of a measuring visit, which offer to send the plan along. */
export default function AskAboutPlan() {
  const text = useText()
  return (
    <>
      <p>
        <Link to={`${href('/contact')}?kind=question`} state={WITH_PLAN}>
          {text('planner.ask')}
        </Link>
      </p>
      <p>
        <Link to={href('/measuring-visit')} state={WITH_PLAN}>
          {text('planner.visit')}
        </Link>
      </p>
    </>
  )
}
