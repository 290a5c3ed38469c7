export const adjectives = (
  'Airy Ample Bold Bright Broad Calm Classic Clear Cosy Cheerful Deep Dependable Early Easy Elegant Everyday Fine ' +
  'Gentle Grand Handsome Hearty Homely Honest Humble Kind Light Lively Lofty Mellow Modest Neat Noble Old Patient ' +
  'Peaceful Plain Pleasant Quiet Roomy Rustic Serene Simple Slender Snug Soft Steady Sturdy Sunny Tidy Warm'
).split(' ')

export const places = (
  'Achham Arun Baglung Bajhang Bajura Banepa Bardiya Barpak Beni Besisahar Bhojpur Chainpur Charikot Dadeldhura ' +
  'Dailekh Dang Darchula Dhading Dhankuta Dharan Dipayal Dolakha Dolpa Dunai Gaighat Ghandruk Gokyo Gosaikunda ' +
  'Gulmi Halesi Humla Jajarkot Jiri Jomsom Jumla Kagbeni Kailali Kalikot Kanchanpur Khandbari Khotang Langtang ' +
  'Lamjung Lukla Manang Manaslu Mahendranagar Melamchi Mugu Muktinath Myagdi Namche Nuwakot Okhaldhunga Panauti ' +
  'Panchthar Parbat Phidim Phaplu Pyuthan'
).split(' ')

const woods = ['ash', 'oak', 'sal', 'sheesham', 'teak', 'walnut'] as const
const fabrics = ['chenille', 'cotton', 'linen', 'tweed', 'velvet', 'wool'] as const
const shells = ['black', 'blue', 'green', 'grey', 'sand', 'white'] as const
const fillings = ['cotton', 'hemp', 'linen', 'merino', 'nettle', 'silk'] as const

const materials: Record<string, readonly string[]> = {
  sofas: fabrics,
  'office-chairs': shells,
  'file-cabinets': shells,
  mattresses: fillings,
  pillows: fillings,
  'duvets-quilts': fillings,
  cushions: fillings,
}

/** Six words that distinguish products of a subcategory: woods, unless its products have none. */
export function materialsOf(subcategory: string): readonly string[] {
  return materials[subcategory] ?? woods
}
