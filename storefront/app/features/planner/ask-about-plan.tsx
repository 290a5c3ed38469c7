import { href, Link } from 'react-router'
import { useText } from '../../messages/text.ts'
import { WITH_PLAN } from './send-plan.tsx'
import './parts-messages.ts'

/** Leads to the contact form, which offers to send the plan with the question. */
export default function AskAboutPlan() {
  const text = useText()
  return (
    <p>
      <Link to={`${href('/contact')}?kind=question`} state={WITH_PLAN}>
        {text('planner.ask')}
      </Link>
    </p>
  )
}
