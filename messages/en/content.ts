/** Texts of the pages that are only read. */
export const messages = {
  'page.updated': 'Last updated on {date}',
  'page.contents': 'On this page',
  'page.related': 'Read next',
  'page.questions': 'Questions?',
  'page.name.about': 'About us',
  'page.name.contact': 'Contact us',
  'page.name.user-guide': 'User guide',
  'page.name.shipping-policy': 'Shipping policy',
  'page.name.return-policy': 'Return policy',
  'page.name.security-guidelines': 'Security guidelines',
  'page.name.privacy-policy': 'Privacy policy',
  'page.name.terms-of-service': 'Terms of service',
  'page.name.grievance-officer': 'Grievance officer',
  'grievance.summary': 'Who handles your complaint if our answer did not help, and how to make one.',
  'grievance.none':
    'There is no grievance officer at the moment. Please write to us: we keep and answer your complaint.',
  'grievance.how': 'How to complain',
  'grievance.first': 'Write to us first, with your order number if you have one.',
  'grievance.form': 'Send a complaint',
  'grievance.second': 'You get a ticket number by email, and a link to follow it and reply. We answer in writing.',
  'grievance.third':
    'If our answer does not help, write to or call the grievance officer and give the ticket number. The officer reviews it again.',
  'grievance.kept': 'We keep complaints and all answers for {years} years, as the law requires.',
} as const
