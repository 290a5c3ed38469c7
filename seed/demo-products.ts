import { beddingProducts } from './products/bedding.ts'
import { bedroomProducts } from './products/bedroom.ts'
import type { DemoProduct } from './products/demo-product.ts'
import { diningProducts } from './products/dining.ts'
import { livingRoomProducts } from './products/living-room.ts'
import { officeProducts } from './products/office.ts'
import { outdoorProducts } from './products/outdoor.ts'

export const demoProducts: readonly DemoProduct[] = [
  ...bedroomProducts,
  ...livingRoomProducts,
  ...diningProducts,
  ...officeProducts,
  ...outdoorProducts,
  ...beddingProducts,
]
