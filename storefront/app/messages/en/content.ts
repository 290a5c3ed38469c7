/** Of the pages that are only read. */
export const messages = {
  'page.updated': 'Last changed on {date}',
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
  'grievance.summary': 'Who hears your complaint when our answer did not help, and how to make one.',
  'grievance.none': 'No officer is named at the moment. Please write to us: your complaint is kept and answered.',
  'grievance.how': 'How to complain',
  'grievance.first': 'Write to us first, with your order number if there is one.',
  'grievance.form': 'Send a complaint',
  'grievance.second':
    'You get a number by mail, and a link by which you can follow what happens and write back. We answer in writing.',
  'grievance.third':
    'If our answer does not help, write to the grievance officer or call, and name the number. The officer looks at it anew.',
  'grievance.kept': 'Complaints are kept with all answers for {years} years, as the law asks.',
} as const
