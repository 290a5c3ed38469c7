/** Every kind of page, in its usual and its unusual states: what holds for each page is tested on these. */
export const pages: Record<string, string> = {
  home: '/',
  'listing-all': '/productListing',
  'listing-category': '/productListing/category/1',
  'listing-filtered': '/productListing?availability=available&discount=10&sort=price',
  'listing-empty': '/productListing?minPrice=999999999',
  'listing-list-view': '/productListing?view=list',
  product: '/product/1',
  'product-plain': '/product/20',
  compare: '/compare?products=1,2',
  'compare-full': '/compare?products=1,2,3,5',
  'compare-empty': '/compare',
  search: '/search?q=sofaa',
  'search-nothing': '/search?q=zzzzzz',
  'search-blank': '/search',
  'not-found': '/no-such-page',
  'product-not-found': '/product/999999999',
}
