import type { Fault } from './fault.ts'

/** Drawer, splash, content pages, help center, contact, chat, languages and the offline page. */
export const shellAndContent: readonly Fault[] = [
  {
    name: 'The drawer opens with the category that was open before',
    file: 'storefront/app/features/shell/categories-drawer.tsx',
    find: 'setCategoryId(undefined)',
    replace: 'setCategoryId(categoryId)',
    tests: ['storefront/app/features/shell/categories-drawer.long.browser.test.tsx'],
  },
  {
    name: 'The splash covers the page for 40 s',
    file: 'storefront/app/features/shell/splash.tsx',
    find: 'animation-delay:4s',
    replace: 'animation-delay:40s',
    tests: ['storefront/app/features/shell/splash.browser.test.tsx'],
  },
  {
    name: 'A printed content page ends with the shop’s footer',
    file: 'storefront/app/ui/base.css',
    find: 'body > :not(main),',
    replace: 'body > :not(main, footer),',
    tests: ['e2e/pages.long.e2e.ts'],
  },
  {
    name: 'Two answers of the help center stand open at once',
    file: 'storefront/app/features/help/faq-item.tsx',
    find: 'name={ACCORDION}',
    replace: '',
    tests: ['storefront/app/features/help/help-page.long.browser.test.tsx'],
  },
  {
    name: 'A contact message that is sent again counts as another one',
    file: 'storefront/app/features/orders/send-once.ts',
    find: 'before?.sent === sent ? before : { key: newUuid(), sent }',
    replace: '{ key: newUuid(), sent }',
    tests: ['storefront/app/features/tickets/contact-form.long.browser.test.tsx'],
  },
  {
    name: 'Deleted chat messages stay on the device',
    file: 'storefront/app/features/chat/chat-store.ts',
    find: 'store.clear()',
    replace: 'store.count()',
    tests: ['storefront/app/features/chat/chat-panel.long.browser.test.tsx'],
  },
  {
    name: 'Nepali prices use Latin digits',
    file: 'domain/language/nepali-formats.ts',
    find: 'रु. ${devanagariDigits(groupLakhs(amount))}',
    replace: 'रु. ${groupLakhs(amount)}',
    tests: ['domain/language/nepali-formats.test.ts'],
  },
  {
    name: 'The browser does not remember the chosen language',
    file: 'storefront/app/features/shell/language-switch.tsx',
    find: 'rememberLanguage(other)',
    replace: 'rememberLanguage(language)',
    tests: ['e2e/languages.long.e2e.ts'],
  },
  {
    name: 'A new service worker keeps the files of the old one',
    file: 'storefront/app/features/offline/service-worker.ts',
    find: 'name.startsWith(CACHE_PREFIX)',
    replace: "name.startsWith('no-such-prefix')",
    tests: ['e2e/offline.slow.e2e.ts'],
  },
]
