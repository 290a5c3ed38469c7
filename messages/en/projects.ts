/** Texts of Our Projects. */
export const messages = {
  'projects.title': 'Our Projects',
  'projects.description':
    'Homes, hotels, restaurants and offices that we have furnished: see the rooms and shop the furniture in them.',
  'projects.tagline': 'Crafting furniture that blends aesthetics with functionality.',
  'projects.intro':
    'Our projects redefine modern furniture design, creating sustainable and elegant pieces for every space.',
  'projects.categories': 'Categories of projects',
  'projects.loading': 'Loading projects...',
  'projects.failed': 'Our projects could not be loaded',
  'projects.none': 'No projects available at the moment.',
  'projects.none-in-category': 'No projects in this category yet.',
  'projects.see': 'See this project',
  'projects.see-named': 'See this project: {name}',

  'projects.carousel': 'carousel',
  'projects.slide': 'slide',
  'projects.pictures': 'Pictures of {name}',
  'projects.place': '{number} of {count}',
  'projects.previous': 'Previous picture',
  'projects.next': 'Next picture',
  'projects.pause': 'Pause pictures',
  'projects.play': 'Play pictures',
  'projects.show': 'Show picture {number} of {count}',
  'projects.thumbnails': 'Thumbnails',
  'projects.thumbnails-previous': 'Previous thumbnails',
  'projects.thumbnails-next': 'Next thumbnails',

  'projects.clients': 'Our Trusted Clients',
  'projects.clients-intro': "We're very proud to serve our clients",
  'projects.clients-loading': 'Loading clients...',
  'projects.no-clients': 'No clients available at the moment.',
  'projects.unnamed-client': 'Unnamed Client',

  'projects.shop': 'Shop this look',
  'projects.shop-intro': 'The furniture in these pictures, to order from our shop.',
  'projects.more': 'More projects in {category}',
  'projects.all': 'All projects',
  'projects.not-found': 'Project not found',
  'projects.not-found-text': 'It may have been removed, or the address has a typing error.',
} as const
