/** Texts that the forms of several pages share. */
export const messages = {
  'account.no-answer': 'The shop did not answer. Check your connection and try again: what you entered is still here.',
  'account.again-in-seconds':
    'Too many attempts. Please try again in {count, plural, one {# second} other {# seconds}}.',
  'account.again-in-minutes':
    'Too many attempts. Please try again in {count, plural, one {# minute} other {# minutes}}.',
  'account.email-meant': 'Did you mean {email}?',
  'account.email-take': 'Yes, use it',
  'account.province': 'Province',
  'account.choose-province': 'Choose a province',
  'account.province-first': 'Choose a province first',
  'account.district': 'District',
  'account.choose-district': 'Choose a district',
  'field.blank': 'Please fill this in',
} as const
