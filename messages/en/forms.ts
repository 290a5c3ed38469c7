/** Texts that the forms of several pages share. */
export const messages = {
  'account.no-answer': 'The shop did not answer. Check your connection and try again: what you entered is still here.',
  'account.email-meant': 'Did you mean {email}?',
  'account.email-take': 'Yes, use it',
  'account.province': 'Province',
  'account.choose-province': 'Choose a province',
  'account.province-first': 'Choose a province first',
  'account.district': 'District',
  'account.choose-district': 'Choose a district',
  'field.blank': 'Please fill this in',
} as const
