/** Texts of the home page. */
export const messages = {
  'shop.title': '{name}: furniture in solid timber, made in Nepal',
  'shop.description':
    'Beds, sofas, dining sets and office furniture in sal, sheesham, teak and oak. Made in Nepal, delivered and installed.',

  'hero.label': 'Offers and collections',
  'hero.carousel': 'carousel',
  'hero.slide': 'slide',
  'hero.loading': 'Loading slider...',
  'hero.none': 'No active banners.',
  'hero.pause': 'Pause slides',
  'hero.play': 'Play slides',
  'hero.go-to': 'Go to slide {number}',

  'featured-categories.title': 'Featured Categories',
  'featured-categories.intro':
    'Furniture for living room, dining room, bedroom, home office, hotels, businesses and corporate spaces.',

  'featured-products.title': 'Featured Products',
  'featured-products.intro': 'Explore Our Latest Arrivals, Trending Items, and Exclusive On-Sale Products.',
  'living-room.title': 'New for the living room',

  'steps.title': 'How Kastha works',
  'steps.measure': 'Measure',
  'steps.measure-text': 'Tell us the room. We make to your width, height and depth.',
  'steps.plan': 'Plan your room',
  'steps.craft': 'Craft',
  'steps.craft-text': 'Seasoned sal, sheesham, teak and oak, joined rather than glued.',
  'steps.deliver': 'Deliver',
  'steps.deliver-text': 'Standard in 3-7 business days, express in 1-3.',
  'steps.install': 'Install',
  'steps.install-text': 'Our fitters carry it up and build it in the room.',

  'clients.label': 'Trusted clients',
  'clients.none': 'No clients available at the moment.',
  'clients.unnamed': 'Unnamed Client',
} as const
