import type { Fault } from './fault.ts'

/** Listing, search, product pages, cards, quick view and comparison. */
export const browsing: readonly Fault[] = [
  {
    name: 'A category filter does not filter',
    file: 'storefront/app/features/catalog/listing/listing-query.ts',
    find: 'category: state.categoryIds,',
    replace: 'category: [],',
    tests: ['storefront/app/features/catalog/listing/listing-pages.long.test.ts'],
  },
  {
    name: 'A new page of a listing does not take the focus',
    file: 'storefront/app/features/catalog/listing/results.tsx',
    find: '}, state.page, isLoading)',
    replace: '}, 1, isLoading)',
    tests: ['e2e/listing.long.e2e.ts'],
  },
  {
    name: 'Search engines may index a filtered listing',
    file: 'storefront/app/features/catalog/listing/listing-meta.ts',
    find: 'isFiltered || listing.hasFailed',
    replace: 'listing.hasFailed',
    tests: ['storefront/app/features/catalog/listing/listing-pages.long.test.ts'],
  },
  {
    name: 'Recent searches that were cleared come back with the next page',
    file: 'storefront/app/features/catalog/search/suggest-field.tsx',
    find: 'writeRecent([])',
    replace: 'writeRecent(recent)',
    tests: ['storefront/app/features/catalog/search/search-field.long.browser.test.tsx'],
  },
  {
    name: 'Without scripts a filter forgets the search words',
    file: 'storefront/app/features/catalog/listing/listing-view.tsx',
    find: '<input type="hidden" name="q"',
    replace: '<input type="hidden" name="words"',
    tests: ['storefront/app/features/catalog/listing/search-pages.long.test.ts'],
  },
  {
    name: 'Neither /product/7 nor /productDetails/7 names its canonical address',
    file: 'storefront/app/features/catalog/product/product-meta.ts',
    find: '...canonical(shop, path),',
    replace: "...canonical(shop, href('/')),",
    tests: ['storefront/app/features/catalog/product/product-pages.long.test.ts'],
  },
  {
    name: 'The gallery shows another picture than the closed viewer did',
    file: 'storefront/app/features/catalog/product/gallery/gallery.tsx',
    find: "show(last, 'instant')",
    replace: "show(last - 1, 'instant')",
    tests: ['storefront/app/features/catalog/product/gallery/gallery.long.browser.test.tsx'],
  },
  {
    name: 'Focus leaves an open dialog, the picture viewer',
    file: 'storefront/app/features/catalog/product/gallery/picture-viewer.tsx',
    find: '<Dialog.Root open={isOpen}',
    replace: '<Dialog.Root modal={false} open={isOpen}',
    tests: ['storefront/app/features/catalog/product/gallery/gallery.long.browser.test.tsx'],
  },
  {
    name: 'The quick view’s close button has no name',
    file: 'storefront/app/features/catalog/quick-view/quick-view.tsx',
    find: "closeLabel={text('quick-view.close')}",
    replace: 'closeLabel=""',
    tests: ['storefront/app/features/catalog/quick-view/quick-view.long.browser.test.tsx'],
  },
  {
    name: 'Another tab does not hear which products are compared',
    file: 'storefront/app/features/catalog/compare/compared.ts',
    find: "  addEventListener('storage', listener)",
    replace: "  addEventListener('no-such-event', listener)",
    tests: ['storefront/app/features/catalog/compare/compare-bar.long.browser.test.tsx'],
  },
  {
    name: 'A card keeps the price of its first size',
    file: 'storefront/app/features/catalog/card/product-card.tsx',
    find: '<Price price={offer.price} oldPrice={offer.oldPrice} />',
    replace: '<Price price={product.price} oldPrice={offer.oldPrice} />',
    tests: ['storefront/app/features/catalog/card/product-card.long.browser.test.tsx'],
  },
]
