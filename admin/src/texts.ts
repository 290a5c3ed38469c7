import polyglotI18nProvider from 'ra-i18n-polyglot'
import english from 'ra-language-english'
import { areas } from './areas.ts'
import { language } from './language/language.ts'
import { formats, reactAdminTexts, said, t } from './language/t.ts'

/** Labels of fields, used where an input or a column names none. */
const fields = {
  state: t('Status'),
  orderState: t('Order status'),
  piece: t('Item'),
  pieces: t('Items'),
  kind: t('Type'),
  verdict: t('Rating'),
  slot: t('Time slot'),
}

/** Singular and plural name of each area's records, and the labels of their fields. */
const names = Object.fromEntries(
  areas.map(({ name, one, label }) => [name, { name: `${one ?? label} |||| ${label}`, fields }]),
)

/** react-admin's texts, some replaced by our own. */
const englishTexts = {
  ...english.ra,
  auth: { ...english.ra.auth, logout: 'Log out' },
  action: { ...english.ra.action, create: 'New %{name}' },
  navigation: {
    ...english.ra.navigation,
    no_results: 'Nothing here yet',
    no_filtered_results: 'No results',
  },
  page: {
    ...english.ra.page,
    create: 'New %{name}',
    edit: '%{recordRepresentation}',
    show: '%{recordRepresentation}',
  },
  message: {
    ...english.ra.message,
    invalid_form: 'Not saved. Please check the fields in red.',
    unsaved_changes: 'You have unsaved changes. Leave without saving?',
  },
  notification: {
    ...english.ra.notification,
    updated: 'Saved',
    created: 'Created',
    deleted: 'Deleted',
    item_doesnt_exist: 'This record could not be loaded',
    logged_out: 'Your session has expired. Please log in again.',
    not_authorized: 'You don’t have permission to do this.',
  },
}

const provider = polyglotI18nProvider(() => ({ ra: reactAdminTexts ?? englishTexts, resources: names }), language, {
  allowMissing: true,
})

/** Texts for react-admin. A label that it makes up from a field's name (`createdAt`: "Created at") is a text, too, and pages have its digits. */
export const texts: typeof provider = {
  ...provider,
  translate: (key, options: { _?: string } = {}) => {
    if (key.startsWith('ra.navigation.')) return formats.digits(provider.translate(key, options))
    const madeUp = key.startsWith('resources.') ? options._ : undefined
    return provider.translate(key, madeUp === undefined ? options : { ...options, _: said(madeUp) })
  },
}
