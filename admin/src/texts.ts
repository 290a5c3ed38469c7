import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'

/** react-admin's words, some of them said as this shop says them. */
const messages = {
  ra: {
    ...english.ra,
    page: { ...english.ra.page, access_denied: 'Not permitted', not_found: 'Nothing is at this address' },
    message: {
      ...english.ra.message,
      access_denied: 'Your role does not allow this page. Ask the owner of the shop if you need it.',
      not_found: 'The address may be mistyped, or what was here is gone.',
      invalid_form: 'Not saved: please look at the fields in red.',
      unsaved_changes: 'What you typed is not saved. Leave, and lose it?',
    },
    notification: {
      ...english.ra.notification,
      updated: 'Saved',
      created: 'Created',
      deleted: 'Removed',
      logged_out: 'Your session has ended. Please log in again.',
      not_authorized: 'Your role does not allow this.',
    },
  },
}

export const texts = polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
})
