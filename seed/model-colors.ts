/** How a material looks in another color: `#2f5d46`, or the name of a wood in another model. */
export type MaterialLooks = Record<string, string>

/** The looks of each model in the colors after the first, by product and color; materials by their names in the art. */
export const modelColors: Record<string, Record<string, MaterialLooks>> = {
  'asan-platform-bed': { 'Natural oak': { walnut: 'oak', 'knit #a98160': '#6a8c74', 'fab #94704e': '#56775f' } },
  'bagmati-three-seater-sofa': {
    'Forest green': { 'fab #c3b29a': '#335443', oak: 'walnut', 'fab #7b6248': '#c0924a' },
  },
  'patan-loveseat': { 'Dusk blue': { 'vel #a1553a': '#3f5f76' } },
  'karnali-l-shaped-sofa': {
    Terracotta: { 'fab #9c968b': '#b5654a', 'fab #c88f4f': '#d8ccb2', 'fab #e8e0d2': '#54402f' },
    'Ink blue': { 'fab #9c968b': '#34496b', 'fab #c88f4f': '#d3bd92' },
  },
  'thamel-armchair': { Olive: { 'bou #e6decf': '#6c7346', teak: 'walnut' } },
  'dhulikhel-recliner': { Espresso: { 'lea #8f5a33': '#3d2c24' } },
  'ilam-pouffe': { Charcoal: { 'knit #d9c7a6': '#45423f' } },
  'nagarkot-coffee-table': { 'White marble': { sheesham: '#eeece8' } },
  'swayambhu-coffee-table': { Walnut: { teak: 'walnut' } },
  'kirtipur-tv-unit': { Oak: { walnut: 'oak' } },
  'rara-wingback-bed': {
    Blush: { 'vel #31503f': '#c08a7c', 'knit #c4a878': '#8d6a62', 'vel #b07f3f': '#8a5149' },
    Oatmeal: { 'vel #31503f': '#c8b596', 'knit #c4a878': '#8f7554', 'vel #b07f3f': '#94744c' },
  },
  'lumbini-wardrobe': { Walnut: { oak: 'walnut' } },
  'janaki-six-seater-dining-set': { 'Natural oak': { sheesham: 'oak', 'fab #d8ccb6': '#75907f' } },
  'tansen-sideboard': { Walnut: { oak: 'walnut' } },
  'kaski-executive-desk': { Oak: { walnut: 'oak' } },
  'utsav-mesh-chair': {
    Teal: { 'fab #33343a': '#2a6a70' },
    'Gray and white': {
      frame: '#dcdcd8',
      'fab #33343a': '#a9aaa8',
      'mesh #2b2c30 .70': '#b9bab8',
    },
  },
  'tarai-rattan-sofa-set': { Slate: { 'rattan #b98b54': '#6b6861' } },
  'chitwan-umbrella-patio-set': { 'Teak and green': { 'cot #e8dfcb': '#4d7a5c' } },
  'sukha-spring-mattress': { 'Gray border': { 'fab #e4dccb': '#b3b3b0' } },
  'hiunde-quilted-duvet': { 'Slate blue': { 'quilt #e2d9c8': '#8fadc6' }, 'Rose clay': { 'quilt #e2d9c8': '#d39a86' } },
  'dhaka-cushion-set': { Indigo: { 'fab #8d3f2f': '#2f4a77', 'vel #5a6242': '#5878a4' } },
}
