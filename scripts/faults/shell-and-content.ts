import type { Fault } from './fault.ts'

/** Drawer, splash, content pages, help center, contact, chat, languages and the offline page. */
export const shellAndContent: readonly Fault[] = [
  {
    name: 'The drawer opens with the category that was open before',
    file: 'storefront/app/features/shell/categories-drawer.tsx',
    find: 'setCategoryId(undefined)',
    replace: 'setCategoryId(categoryId)',
    tests: ['storefront/app/features/shell/categories-drawer.browser.test.tsx'],
    shownBy: 'the drawer closes by %s, collapsed, and gives the focus back',
  },
  {
    name: 'The splash covers the page for 40 s',
    file: 'storefront/app/features/shell/splash.tsx',
    find: 'animation-delay:4s',
    replace: 'animation-delay:40s',
    tests: ['storefront/app/features/shell/splash.browser.test.tsx'],
    shownBy: 'the splash keeps nobody waiting for longer than 4 s',
  },
  {
    name: 'A printed content page ends with the shop’s footer',
    file: 'storefront/app/features/pages/shop-page.module.css',
    find: 'body:has(.page) > :not(main) {',
    replace: 'body:has(.page) > :not(main, footer) {',
    tests: ['e2e/pages.e2e.ts'],
    shownBy:
      'a page leads to its sections and on to the next in its language, without loading anew; on paper it is its text alone',
  },
  {
    name: 'Two answers of the help center stand open at once',
    file: 'storefront/app/features/help/faq-item.tsx',
    find: '<details name={ACCORDION}',
    replace: '<details',
    tests: ['storefront/app/features/help/help-page.browser.test.tsx'],
    shownBy: 'one answer is open at a time, and a press on its question closes it',
  },
  {
    name: 'A contact message that is sent again counts as another one',
    file: 'storefront/app/features/contact/tickets-api.ts',
    find: 'unanswered = unanswered?.sent === sent ? unanswered : { key: newUuid(), sent }',
    replace: 'unanswered = { key: newUuid(), sent }',
    tests: ['storefront/app/features/contact/contact-form.browser.test.tsx'],
    shownBy: 'a message whose answer was lost is sent again as the same one',
  },
  {
    name: 'Deleted chat messages stay on the device',
    file: 'storefront/app/features/chat/chat-store.ts',
    find: 'store.clear()',
    replace: 'store.count()',
    tests: ['storefront/app/features/chat/chat-panel.browser.test.tsx'],
    shownBy: 'messages are deleted for good once that is asked twice, and the focus stays in the chat',
  },
  {
    name: 'Nepali prices use Latin digits',
    file: 'domain/nepali-formats.ts',
    find: 'रु. ${devanagariDigits(groupLakhs(amount))}',
    replace: 'रु. ${groupLakhs(amount)}',
    tests: ['domain/nepali-formats.test.ts'],
    shownBy: 'figures and money have Devanagari digits, grouped by lakh',
  },
  {
    name: 'The browser does not remember the chosen language',
    file: 'storefront/app/features/shell/language-switch.tsx',
    find: 'rememberLanguage(other)',
    replace: 'rememberLanguage(language)',
    tests: ['e2e/languages.e2e.ts'],
    shownBy: 'the switch keeps the page, links keep the language, and a visit by letter returns to the chosen one',
  },
  {
    name: 'A new service worker keeps the files of the old one',
    file: 'storefront/app/features/offline/service-worker.ts',
    find: 'name.startsWith(CACHE_PREFIX)',
    replace: "name.startsWith('no-such-prefix')",
    tests: ['e2e/offline.slow.e2e.ts'],
    shownBy: 'another version takes over under an open page and lets go of the old one; pictures of seen products stay',
  },
]
