import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import { areas } from './areas.ts'

/** One thing of an area, and all of them. */
const names = Object.fromEntries(areas.map(({ name, one, label }) => [name, { name: `${one ?? label} |||| ${label}` }]))

/** react-admin's words, some of them said as this shop says them. */
const messages = {
  ra: {
    ...english.ra,
    auth: { ...english.ra.auth, logout: 'Log out' },
    action: { ...english.ra.action, create: 'New %{name}' },
    navigation: {
      ...english.ra.navigation,
      no_results: 'There is nothing here',
      no_filtered_results: 'Nothing here is as the filters ask.',
    },
    page: {
      ...english.ra.page,
      create: 'New %{name}',
      edit: '%{recordRepresentation}',
      show: '%{recordRepresentation}',
    },
    message: {
      ...english.ra.message,
      invalid_form: 'Not saved: please look at the fields in red.',
      unsaved_changes: 'What you typed is not saved. Leave, and lose it?',
    },
    notification: {
      ...english.ra.notification,
      updated: 'Saved',
      created: 'Created',
      deleted: 'Deleted',
      item_doesnt_exist: 'This could not be read',
      logged_out: 'Your session has ended. Please log in again.',
      not_authorized: 'Your role does not allow this.',
    },
  },
  resources: names,
}

export const texts = polyglotI18nProvider(() => messages, 'en', [{ locale: 'en', name: 'English' }], {
  allowMissing: true,
})
