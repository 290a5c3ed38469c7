import { useState } from 'react'
import type { Plan } from '#domain/planner/plan.ts'
import { keptPlan } from '../planner/kept-plan.ts'
import { usePlanMessage } from '../planner/use-plan-message.ts'
import { WhatsappLink, type WhatsappLinkProps } from './whatsapp-link.tsx'

/** Opens WhatsApp with the question about the room plan, and its link. */
export default function PlanWhatsappLink(props: WhatsappLinkProps) {
  const [kept] = useState(keptPlan)
  if (kept === 'none' || 'problem' in kept) return <WhatsappLink {...props} />
  return <AskingLink {...props} plan={kept.plan} />
}

function AskingLink({ settings, plan }: WhatsappLinkProps & { plan: Plan }) {
  return <WhatsappLink settings={settings} message={usePlanMessage(plan, settings) ?? ''} />
}
