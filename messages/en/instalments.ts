/** Texts about payment in instalments: a product's plans, the choice at checkout, the request on an order's page. */
export const messages = {
  'instalments.line': 'EMI from {instalment} a month for {months} months, {total} in all',
  'instalments.line-down': '{down} down, then EMI of {instalment} a month for {months} months, {total} in all',
  'instalments.title': 'Instalments (EMI)',
  'instalments.close': 'Close instalments',
  'instalments.intro':
    'Banks and finance companies can pay {price} for you. The figures are estimates: the bank decides who gets instalments, and on which terms.',
  'instalments.without-delivery': 'Delivery is not included.',
  'instalments.plan': '{bank}: {months} months',
  'instalments.down-payment': 'Down payment to us',
  'instalments.instalment': 'Monthly instalment',
  'instalments.last': 'Last instalment',
  'instalments.interest': 'Interest',
  'instalments.interest-none': 'None (0%)',
  'instalments.interest-at': '{amount} ({percent}% a year)',
  'instalments.interest-flat': '{amount} ({percent}% a year, flat)',
  'instalments.fee': 'Bank fee',
  'instalments.total': 'Total you pay',
  'instalments.decides': 'The bank decides.',
  'instalments.how.merchant':
    'Order by bank transfer and tick “I would like to pay in instalments (EMI)”. We call you, the bank checks your papers, and pays us.',
  'instalments.how.finance':
    'Order by bank transfer and tick “I would like to pay in instalments (EMI)”. We call you, you bring your papers, and the finance company pays us.',
  'instalments.how.card-conversion':
    'Pay everything by this bank’s credit card in our showroom. Then ask the bank to change it into instalments.',
  'instalments.call-bank': 'Bank: {phone}',
  'instalments.seen': 'Terms as we saw them on {date}. Banks change them without notice.',
  'instalments.not-loaded': 'The plans could not be loaded.',
  'instalments.retry': 'Try again',
  'instalments.loading': 'Loading the plans...',
  'instalments.none': 'No bank has a plan for this amount now.',
  'instalments.wish': 'I would like to pay in instalments (EMI)',
  'instalments.next':
    'This is a request, not a payment: you need not transfer anything yet. We call you on the next business day and tell you which papers the bank needs.',
  'instalments.none-fits': 'No plan fits this order any more. Untick this to order by bank transfer alone.',
  'instalments.choose': 'Bank and months',
  'instalments.request': 'Instalments requested',
  'instalments.state.asked':
    'We call you on the next business day and tell you which papers {bank} needs. The bank decides. Until then you need not transfer anything.',
  'instalments.state.papers':
    '{bank} waits for your papers. We told you on the phone which ones, and help you to hand them in.',
  'instalments.state.approved':
    '{bank} has approved. We confirm your order as soon as its money arrives. You pay the bank.',
  'instalments.state.declined': '{bank} has not approved. You can pay the order in another way.',
  'instalments.state.withdrawn': 'The request to {bank} is withdrawn. You can pay the order in another way.',
} as const
