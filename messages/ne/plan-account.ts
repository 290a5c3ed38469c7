import type { messages as english } from '../en/plan-account.ts'
import type { TranslationOf } from '../params.ts'

/** Texts of the room plans in a member's account. */
export const messages = {
  'account-plan.keep': 'मेरो खातामा राख्नुहोस्',
  'account-plan.keep-again': 'फेरि राख्नुहोस्',
  'account-plan.kept': 'तपाईंको खातामा छ',
  'account-plan.waiting': 'खातामा राखिँदै छ…',
  'account-plan.offline': 'खातामा अझै राखिएको छैन: इन्टरनेट छैन। यो ब्राउजरमा भने छ।',
  'account-plan.no-answer': 'खातामा अझै राखिएको छैन: पसलसँग सम्पर्क भएन। यो ब्राउजरमा भने छ।',
  'account-plan.refused': 'खातामा राख्न सकिएन: {reason}',
  'account-plan.gone': 'अर्को उपकरणबाट खाताको नक्सा मेटियो। यो ब्राउजरमा अझै छ।',

  'account-plan.conflict': 'अर्को उपकरणबाट यो नक्सा बदलियो: {when}।',
  'account-plan.differs':
    'त्यहाँ {there, plural, =0 {फर्निचर छैन} one {# सामान छ} other {# सामान छन्}}, यहाँ {here, plural, =0 {फर्निचर छैन} one {# सामान छ} other {# सामान छन्}}।',
  'account-plan.other-room': 'कोठा वा नाम पनि फरक छ।',
  'account-plan.nothing-lost': 'तपाईंले नरोजेको नक्सा अघिल्ला नक्सामा जान्छ।',
  'account-plan.take-newest': 'अर्को लिनुहोस्',
  'account-plan.keep-mine': 'यही राख्नुहोस्',
  'account-plan.taken': 'यो अर्को उपकरणको नक्सा हो। तपाईंको अघिल्लामध्ये छ।',

  'account-plan.plans': 'तपाईंको खाताका नक्सा',
  'account-plan.none': 'तपाईंको खातामा अझै नक्सा छैन। कोठा बनाउनुहोस् अनि खातामा राख्नुहोस्।',
  'account-plan.facts': '{size}, {when} बदलिएको',
  'account-plan.is-open': 'यहाँ खुला छ',
  'account-plan.open': 'खोल्नुहोस्',
  'account-plan.open-one': '{name} खोल्नुहोस्',
  'account-plan.opened': '{name} खुल्यो।',
  'account-plan.delete': 'मेटाउनुहोस्',
  'account-plan.delete-one': '{name} मेटाउनुहोस्',
  'account-plan.deleted': '{name} तपाईंको खाताबाट मेटियो।',
  'account-plan.undo': 'फिर्ता ल्याउनुहोस्',
  'account-plan.not-done': 'हुन सकेन। इन्टरनेट हेरेर फेरि प्रयास गर्नुहोस्।',
} as const satisfies TranslationOf<typeof english>
