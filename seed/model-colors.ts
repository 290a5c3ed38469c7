/** How a material looks in another color: `#2f5d46`, or the name of a wood in another model. */
export type MaterialLooks = Record<string, string>

/** The looks of each model in the colors after the first, by product and color; materials by their names in the art. */
export const modelColors: Record<string, Record<string, MaterialLooks>> = {
  'asan-platform-bed': { 'Natural oak': { walnut: 'oak' } },
  'bagmati-three-seater-sofa': { 'Forest green': { 'fab #c3b29a': '#335443' } },
  'patan-loveseat': { 'Dusk blue': { 'vel #a1553a': '#3f5f76' } },
  'karnali-l-shaped-sofa': {
    Terracotta: { 'fab #9c968b': '#b5654a' },
    'Ink blue': { 'fab #9c968b': '#34496b' },
  },
  'thamel-armchair': { Olive: { 'bou #e6decf': '#6c7346', teak: 'walnut' } },
  'dhulikhel-recliner': { Espresso: { 'lea #8f5a33': '#3d2c24' } },
  'ilam-pouffe': { Charcoal: { 'knit #d9c7a6': '#45423f' } },
  'nagarkot-coffee-table': { 'White marble': { sheesham: '#eeece8' } },
  'swayambhu-coffee-table': { Walnut: { teak: 'walnut' } },
  'kirtipur-tv-unit': { Oak: { walnut: 'oak' } },
  'rara-wingback-bed': { Blush: { 'vel #31503f': '#c08a7c' }, Oatmeal: { 'vel #31503f': '#c8b596' } },
  'lumbini-wardrobe': { Walnut: { oak: 'walnut' } },
  'janaki-six-seater-dining-set': { 'Natural oak': { sheesham: 'oak' } },
  'tansen-sideboard': { Walnut: { oak: 'walnut' } },
  'kaski-executive-desk': { Oak: { walnut: 'oak' } },
  'utsav-mesh-chair': {
    Teal: { 'fab #33343a': '#2a6a70' },
    'Grey and white': {
      plastic_black: '#dcdcd8',
      'plas #26272a': '#d8d8d4',
      'fab #33343a': '#a9aaa8',
      'mesh #2b2c30 .70': '#b9bab8',
    },
  },
  'tarai-rattan-sofa-set': { Slate: { 'rattan #b98b54': '#6b6861' } },
  'chitwan-umbrella-patio-set': { 'Teak and green': { 'cot #e8dfcb': '#4d7a5c' } },
  'sukha-spring-mattress': { 'Grey border': { 'fab #8a5a34': '#8b8b88' } },
  'hiunde-quilted-duvet': { 'Slate blue': { 'quilt #e2d9c8': '#8fadc6' }, 'Rose clay': { 'quilt #e2d9c8': '#d39a86' } },
  'dhaka-cushion-set': { Indigo: { 'fab #8d3f2f': '#2f4a77', 'vel #5a6242': '#3b567f' } },
}
